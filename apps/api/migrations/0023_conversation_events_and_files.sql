-- Events that tell open pages of changes in conversations, and files in messages.

-- A session that has ended is announced, so that every server ends the streams that were opened in it.

create function announce_end_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_events', json_build_object('user', old.user_id, 'session', old.id)::text);
  return null;
end $$;

create trigger sessions_deleted after delete on sessions
  for each row execute function announce_end_of_session();
create trigger sessions_revoked after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function announce_end_of_session();

-- The file of a message, which has all of these columns or none.
alter table messages
  add column file_key text,
  add column file_name text,
  add column file_type text check (file_type in ('pdf', 'doc', 'docx')),
  add column file_size integer;

-- A file is recorded as unreferenced however its message is deleted, also with the whole conversation or account.
create function record_message_file() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (key, recorded_at) values (old.file_key, now());
  return null;
end $$;
create trigger messages_files after delete on messages
  for each row when (old.file_key is not null) execute function record_message_file();
