-- Clients who give no sign of life are asked whether they still look, and without an answer their listings are paused.

alter table job_listings
  -- When the client last did something about the job; written at most once a day.
  add column last_sign_at timestamptz not null default now(),
  -- When the client was asked, since the last sign.
  add column asked_at timestamptz,
  -- Of the token in the link of the last mail that asked.
  add column link_hash bytea unique,
  -- When it was paused because there was no answer; null again once it is active.
  add column paused_at timestamptz,
  add constraint job_listings_paused check (paused_at is null or not is_active);

create index job_listings_last_sign on job_listings (last_sign_at) where is_listed and asked_at is null;
create index job_listings_asked on job_listings (asked_at) where is_listed and asked_at is not null;

-- When the applicants of a job are told that it is paused. A table of its own, as for edits.
create table job_pause_notices (
  listing_id integer primary key references job_listings on delete cascade,
  -- Null where there is nothing to tell.
  due_at timestamptz,
  told_at timestamptz
);
create index job_pause_notices_due on job_pause_notices (due_at) where due_at is not null;

-- As before, without what only the client knows.
create or replace function record_updated_jobs() returns trigger language plpgsql as $$
declare
  private constant text[] :=
    '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at}';
begin
  if exists (
    select from before b join after a using (id)
      where (b.is_active or a.is_active or b.deleted_at is not null or a.deleted_at is not null)
        and to_jsonb(b) - private is distinct from to_jsonb(a) - private
  ) then
    perform record_public_change();
  end if;
  return null;
end $$;
