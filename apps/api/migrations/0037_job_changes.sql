-- Other sites and programs follow the listed jobs by what has changed since their last look.

create table job_changes (
  id bigint generated always as identity primary key,
  -- The last change that a reader has seen, in the address of the next page. The cursor of another database is unknown.
  cursor uuid not null unique default gen_random_uuid(),
  -- There is no reference, because a change outlasts its job. The first row is about no job, and begins the list.
  listing_id integer,
  was_listed boolean not null
);
insert into job_changes (was_listed) values (false);

-- Changes the versions if what the public sees of a job has changed. A change of a listed job is recorded in the same transaction, and
-- a job that is listed afterwards waits to be matched against the saved searches.
create function change_job() returns trigger language plpgsql as $$
declare
  -- A new column is public until it is named here.
  private constant text[] := '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at,active_before_fill}';
  public_row constant jsonpath := '$ ? (@.is_active == true || @.deleted_at != null || (@.filled_at != null && @.fill_held_until == null))';
  before constant jsonb := jsonb_path_query_first(to_jsonb(old) - private, public_row);
  after constant jsonb := jsonb_path_query_first(to_jsonb(new) - private, public_row);
begin
  if before is distinct from after then
    perform change_version('public'), change_version('jobs');
    if coalesce(old.is_listed, false) or coalesce(new.is_listed, false) then
      insert into job_changes (listing_id, was_listed) values (coalesce(new.id, old.id), coalesce(old.is_listed, false));
    end if;
    if coalesce(new.is_listed, false) then
      insert into unmatched_jobs (listing_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end $$;
create or replace trigger job_listings_public after insert or update or delete on job_listings
  for each row execute function change_job();
