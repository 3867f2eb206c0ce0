-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Users read on the site what has happened for them, and choose hours in which no mail disturbs them.

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- NotificationKind of the contract.
  kind text not null,
  -- The title of the job when the event happened, which never names an applicant.
  title text not null,
  -- What the app makes the link from. A client's notification has the job, a freelancer's the application or the job.
  listing_id integer references job_listings on delete cascade,
  application_id integer references applications on delete cascade,
  thread_id integer references contact_threads on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id, id) where read_at is null;
create index notifications_age on notifications (created_at);
create index notifications_of_job on notifications (listing_id) where listing_id is not null;
create index notifications_of_application on notifications (application_id) where application_id is not null;
create index notifications_of_thread on notifications (thread_id) where thread_id is not null;

-- A deleted job stays for its applicants, but the pages to which its notifications lead are gone.
create function delete_notifications_of_job() returns trigger language plpgsql as $$
begin
  delete from notifications where listing_id = new.id;
  return null;
end $$;
create trigger job_listings_notifications after update of deleted_at on job_listings
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function delete_notifications_of_job();

-- The open pages of a user show how many notifications are unread, however the number changes.
create function announce_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_events', json_build_object('notified', user_id)::text)
    from (select distinct user_id from changed where read_at is null or tg_op = 'UPDATE') as users;
  return null;
end $$;
create trigger notifications_written after insert on notifications referencing new table as changed
  for each statement execute function announce_notifications();
create trigger notifications_read after update on notifications referencing new table as changed
  for each statement execute function announce_notifications();
create trigger notifications_deleted after delete on notifications referencing old table as changed
  for each statement execute function announce_notifications();

-- The hours are QuietHours of the contract. They are null for a user whose mails never wait.
alter table users add column quiet_hours jsonb;
