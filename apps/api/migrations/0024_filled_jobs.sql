-- A job may need several people, and its client can mark it as filled. The statements run one by one, and all of them again after
-- an interruption, which leaves an invalid index behind.

alter table job_listings add column if not exists positions smallint not null default 1;
-- The time at which the client marked the job as filled. Reactivating the job removes it.
alter table job_listings add column if not exists filled_at timestamptz;
-- Until this time, the client can undo that, and nobody else learns of it. The time is null once the hold has ended.
alter table job_listings add column if not exists fill_held_until timestamptz;
-- Undoing makes the job active again if it was active before.
alter table job_listings add column if not exists active_before_fill boolean not null default false;
-- All older rows have the defaults, so nothing must be validated here and below.
alter table job_listings drop constraint if exists job_listings_positions;
alter table job_listings add constraint job_listings_positions check (positions between 1 and 99) not valid;
alter table job_listings drop constraint if exists job_listings_filled;
alter table job_listings add constraint job_listings_filled check (
  case when filled_at is null then fill_held_until is null else not is_active end
) not valid;

-- The value is true if the client named this application when marking the job as filled.
alter table applications add column if not exists fills_job boolean not null default false;
alter table applications drop constraint if exists applications_fills_job;
alter table applications add constraint applications_fills_job check (not fills_job or status = 'accepted') not valid;

-- The task that ends holds finds the jobs by this index.
drop index concurrently if exists job_listings_fill_held;
create index concurrently job_listings_fill_held on job_listings (fill_held_until) where fill_held_until is not null;
-- The client's own jobs name their accepted applicants.
drop index concurrently if exists applications_accepted;
create index concurrently applications_accepted on applications (listing_id, decided_at, id) where status = 'accepted';

-- A job that is known to be filled is public, so that links to it say so.
create or replace trigger job_listings_public after insert or update or delete on job_listings
  for each row execute function change_versions(
    '{public,jobs}',
    '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at,active_before_fill}',
    '$ ? (@.is_active == true || @.deleted_at != null || (@.filled_at != null && @.fill_held_until == null))'
  );
