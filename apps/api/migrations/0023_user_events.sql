-- Announces that a session has ended, so that every server ends the streams that were opened in it.

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
