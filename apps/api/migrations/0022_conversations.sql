-- What the client and the freelancer of an application write to each other. The rows exist from the first message on.

create table conversations (
  application_id integer primary key references applications on delete cascade,
  -- The number of the newest message. Sending locks the row, so numbers have the order in which messages were stored.
  last_number integer not null default 0,
  -- The side that ended the conversation. Nobody can write while it has a value.
  ended_by text check (ended_by in ('freelancer', 'client'))
);

create table messages (
  application_id integer not null references conversations on delete cascade,
  number integer not null,
  -- The sender chose the id, so that a message that is sent twice is stored once.
  id uuid not null,
  role text not null check (role in ('freelancer', 'client')),
  text text not null,
  sent_at timestamptz not null,
  primary key (application_id, number),
  unique (application_id, id)
);

-- Each side of a conversation, with what it has read and what mails told it.
create table conversation_members (
  application_id integer not null references conversations on delete cascade,
  role text not null check (role in ('freelancer', 'client')),
  user_id integer not null references users on delete cascade,
  read_number integer not null default 0,
  -- The number of messages of the other side after read_number. Lists and the navigation read it for every page.
  unread integer not null default 0,
  is_muted boolean not null default false,
  mailed_number integer not null default 0,
  mailed_at timestamptz,
  -- A mail about unread messages is due at this time. The time is null if there is nothing to tell.
  mail_due_at timestamptz,
  primary key (application_id, role)
);
create index conversation_members_of_user on conversation_members (user_id);
create index conversation_members_unread on conversation_members (user_id) where unread > 0;
create index conversation_members_due on conversation_members (mail_due_at) where mail_due_at is not null;
