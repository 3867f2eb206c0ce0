-- A job can take a limited number of applications. At the limit it is not listed, until a place is free.

drop index job_listings_newest, job_listings_newest_of_category, job_listings_words, job_listings_newest_of_location,
  job_listings_newest_of_company, job_listings_deadline, job_listings_active_ids, job_listings_of_company;

alter table job_listings
  -- Null for no limit.
  add column application_limit integer check (application_limit between 1 and 1000),
  -- The places that are taken: the applications that wait or were accepted, as far as their freelancers know.
  add column taken_count integer not null default 0 check (taken_count >= 0);

update job_listings set taken_count = taken.count from (
  select listing_id, count(*) as count from applications where known_status in ('pending', 'accepted') group by listing_id
) as taken where taken.listing_id = id;

alter table job_listings
  -- Null without a limit, which greatest() alone would make 0.
  add column places_left integer generated always as (
    case when application_limit is not null then greatest(application_limit - taken_count, 0) end
  ) stored,
  -- What the public finds: an active job with a place left.
  add column is_listed boolean not null generated always as (
    is_active and (application_limit is null or taken_count < application_limit)
  ) stored;

-- As before, of listed jobs.
create index job_listings_newest on job_listings (date_posted desc, id desc) where is_listed;
create index job_listings_newest_of_category on job_listings (category, date_posted desc, id desc) where is_listed;
create index job_listings_words on job_listings using gin (words) with (fastupdate = off) where is_listed;
create index job_listings_newest_of_location on job_listings (location, date_posted desc, id desc) where is_listed;
create index job_listings_newest_of_company on job_listings (company, date_posted desc, id desc) where is_listed;
create index job_listings_deadline on job_listings (application_deadline) where is_listed;
create index job_listings_listed_ids on job_listings (id) where is_listed;
create index job_listings_of_company on job_listings (client_id, date_posted desc, id desc)
  include (application_deadline) where is_listed;

create or replace function count_inserted_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, count(*)::integer) from inserted where is_listed group by category;
  perform count_job_values(each.filter, each.value, count(*)::integer)
    from inserted as job, lateral counted_values(job.location, job.company, job.employment_type, job.remote, job.pay_min) as each
    where job.is_listed group by each.filter, each.value;
  return null;
end $$;

create or replace function count_updated_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, sum(jobs)::integer)
    from (values (old.category, -old.is_listed::integer), (new.category, new.is_listed::integer)) as c (category, jobs)
    group by category having sum(jobs) <> 0;
  return null;
end $$;

create or replace function count_values_of_updated_job() returns trigger language plpgsql as $$
begin
  perform count_job_values(filter, value, sum(jobs)::integer) from (
    select filter, value, -1 as jobs
      from counted_values(old.location, old.company, old.employment_type, old.remote, old.pay_min) where old.is_listed
    union all
    select filter, value, 1
      from counted_values(new.location, new.company, new.employment_type, new.remote, new.pay_min) where new.is_listed
  ) as change group by filter, value having sum(jobs) <> 0;
  return null;
end $$;

drop trigger job_listings_count_updated on job_listings;
drop trigger job_listings_count_updated_values on job_listings;
drop trigger job_listings_count_deleted on job_listings;
create trigger job_listings_count_updated after update on job_listings for each row
  when (old.is_listed <> new.is_listed or (new.is_listed and old.category <> new.category))
  execute function count_updated_job();
create trigger job_listings_count_updated_values after update on job_listings for each row
  when (old.is_listed or new.is_listed) execute function count_values_of_updated_job();
create trigger job_listings_count_deleted after delete on job_listings for each row
  when (old.is_listed) execute function count_deleted_job();

-- As before, with `taken_count`: of it, the public sees the places left of a job with a limit.
create or replace function record_updated_jobs() returns trigger language plpgsql as $$
declare
  private constant text[] := '{version,applications_count,undecided_count,taken_count,words,head}';
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
