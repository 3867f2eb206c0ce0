-- A job says from which countries it hires, and a freelancer says where they live. The statements run one by one, and all of them
-- again after an interruption, which leaves an invalid index behind.

-- The country of the place of work, as an ISO 3166-1 code. Null means that it is not stated, here and below.
alter table job_listings add column if not exists country text;
-- Countries and groups of countries, of which none contains another, or `anywhere` alone.
alter table job_listings add column if not exists hire_from text[];
alter table job_listings add column if not exists overlap_hours smallint;
alter table job_listings add column if not exists overlap_time_zone text;
alter table freelancers add column if not exists country text;
-- All older rows have no values, so nothing must be validated.
alter table job_listings drop constraint if exists job_listings_country;
alter table job_listings add constraint job_listings_country check (
  country is null or (country ~ '^[A-Z]{2}$' and remote <> 'remote')
) not valid;
alter table job_listings drop constraint if exists job_listings_hire_from;
alter table job_listings add constraint job_listings_hire_from check (
  hire_from is null
  or (remote <> 'onsite' and hire_from <> '{}' and ('anywhere' <> all (hire_from) or cardinality(hire_from) = 1))
) not valid;
alter table job_listings drop constraint if exists job_listings_overlap;
alter table job_listings add constraint job_listings_overlap check (
  num_nulls(overlap_hours, overlap_time_zone) in (0, 2)
  and (overlap_hours is null or (overlap_hours between 1 and 12 and remote <> 'onsite'))
) not valid;
alter table freelancers drop constraint if exists freelancers_country;
alter table freelancers add constraint freelancers_country check (country ~ '^[A-Z]{2}$') not valid;

-- Returns where a job hires from. A job that does not say hires from the country of the work; without either, it is not stated.
create or replace function origins_of(hire_from text[], country text) returns text[]
  language sql immutable parallel safe
  return coalesce(hire_from, case when country is not null then array[country] end, array['not_stated']);

drop index concurrently if exists job_listings_origins;
create index concurrently job_listings_origins on job_listings
  using gin (origins_of(hire_from, country)) with (fastupdate = off) where is_listed;

-- Adds the origins to the counts of the filters. No job may change between the new function and the counts of the present jobs, so
-- one statement does both. Its parts end before the end of a line, because a semicolon there would end the whole statement.
do $$ begin
  lock table job_listings in share row exclusive mode; -- until the end of the statement
  create or replace function counted_values(job job_listings) returns table (filter text, value text)
    language sql immutable as $function$
    select each.filter, each.value
      from (values
        ('category', job.category), ('location', job.location), ('company', job.company),
        ('employment_type', job.employment_type), ('remote', job.remote),
        ('has_pay', case when job.pay_min is not null then 'true' end)
      ) as each (filter, value)
      where job.is_listed and each.value is not null
    union all
    select 'located_in', origin from unnest(origins_of(job.hire_from, job.country)) as origin where job.is_listed
  $function$; -- The counts of an interrupted run are replaced.
  delete from job_value_counts where filter = 'located_in'; -- The present jobs are counted once.
  insert into job_value_counts (filter, value, active)
    select 'located_in', origin, count(*) from job_listings, unnest(origins_of(hire_from, country)) as origin
      where is_listed group by origin; -- The lock ends here.
end $$;
