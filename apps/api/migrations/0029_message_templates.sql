-- The messages that clients keep for accepting and declining.

create table message_templates (
  id integer generated always as identity primary key,
  client_id integer not null references users on delete cascade,
  kind text not null check (kind in ('accept', 'decline')),
  name text not null,
  text text not null
);
create index message_templates_of_client on message_templates (client_id, lower(name), id);
