-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Devices show the notifications of their user, also while no page is open.

-- The subscription of a browser at its push service. It ends with the session in which it was made, or goes to the next
-- session of the same user in the same browser.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  -- The digest of the address at the push service. A browser has one address, whoever is logged in.
  endpoint_digest bytea not null unique,
  -- The address and the keys of the browser, encrypted with a key that is not in the database.
  sealed text not null,
  created_at timestamptz not null
);

-- A session that another one has ended keeps its row for a while, and its device must show nothing more.
create function delete_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_push after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function delete_push_subscription();

-- The notifications that are still to be sent, and to which devices. A row goes once it is sent, or no longer needed.
create table pushes (
  notification_id integer not null references notifications on delete cascade,
  session_id uuid not null references push_subscriptions on update cascade on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null,
  primary key (notification_id, session_id)
);
create index pushes_due on pushes (due_at);
create index pushes_of_session on pushes (session_id);
