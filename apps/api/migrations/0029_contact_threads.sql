-- squawk-ignore-file ban-drop-not-null
-- A visitor's message to a freelancer begins a conversation, which is called a thread. The visitor has no account.

-- Applications and threads take their ids from one sequence, so that the id of either is the key of its conversation:
-- `conversations.application_id` is the id of an application or of a thread.
create table contact_threads (
  id integer primary key default nextval('applications_id_seq'),
  -- Null if the address of the message is that of no freelancer, or if the freelancer has left. There is no conversation then.
  freelancer_id integer references freelancers on delete set null,
  -- True if the visitor named the freelancer by an email address, and must not learn whose it is.
  is_by_address boolean not null,
  sender_email text not null,
  subject text not null,
  language text,
  created_at timestamptz not null,
  -- The time when the owner of the sender's address opened a link.
  confirmed_at timestamptz
);
create index contact_threads_freelancer on contact_threads (freelancer_id);
create index contact_threads_sender on contact_threads (lower(sender_email), created_at);

-- Each mail to a visitor has a link of its own, because only the hash of its secret is stored.
create table contact_links (
  token_hash bytea primary key,
  thread_id integer not null references contact_threads on delete cascade,
  expires_at timestamptz not null
);
create index contact_links_thread on contact_links (thread_id);

-- A freelancer who ends a thread receives nothing more from its sender. This outlasts the thread, so it has a hash of the address.
create table contact_blocks (
  freelancer_id integer not null references freelancers on delete cascade,
  sender_hash bytea not null,
  primary key (freelancer_id, sender_hash)
);

alter table conversations drop constraint conversations_application_id_fkey;
-- A visitor is a member without an account.
alter table conversation_members alter column user_id drop not null;

-- These triggers replace the foreign key, which named one table.
create function delete_conversation() returns trigger language plpgsql as $$
begin
  delete from conversations where application_id = old.id;
  return null;
end $$;
create trigger applications_conversation after delete on applications
  for each row execute function delete_conversation();
create trigger contact_threads_conversation after delete on contact_threads
  for each row execute function delete_conversation();
