-- What people are told, written together with what it tells about and sent afterwards.

create table contact_messages (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  client_email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_freelancer on contact_messages (freelancer_id);

create table mails (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  -- Emptied once the mail is sent: it may hold a link that signs somebody in.
  text text not null,
  html text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- When to try next; null when it is sent, or given up.
  due_at timestamptz,
  sent_at timestamptz,
  last_error text
);
create index mails_due on mails (due_at) where due_at is not null;
