-- How many active jobs have each value of a filter, so that the list of all jobs need not be counted to show them. Kept as
-- job_counts (0011): a count is the sum of rows, of which a writer takes any that no other transaction has locked.

create table job_value_counts (
  slot integer generated always as identity primary key,
  filter text not null,
  value text not null,
  active integer not null,
  -- Its words, each after a space, for suggestions.
  words text not null generated always as (' ' || translate(search_text(value), '-', ' ')) stored
);
create index job_value_counts_value on job_value_counts (filter, value);

-- The values of a job that are counted, besides its category.
create function counted_values(location text, company text, employment_type text, remote text, pay_min numeric)
  returns table (filter text, value text) language sql immutable parallel safe as $$
    values ('location', location), ('company', company), ('employment_type', employment_type), ('remote', remote)
    union all
    select 'has_pay', 'true' where pay_min is not null
  $$;

create function count_job_values(of_filter text, of_value text, change integer) returns void language plpgsql as $$
begin
  update job_value_counts set active = active + change where slot = (
    select slot from job_value_counts where filter = of_filter and value = of_value limit 1 for update skip locked
  );
  if not found then
    insert into job_value_counts (filter, value, active) values (of_filter, of_value, change);
  end if;
end $$;

create or replace function count_inserted_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, count(*)::integer) from inserted where is_active group by category;
  perform count_job_values(each.filter, each.value, count(*)::integer)
    from inserted as job, lateral counted_values(job.location, job.company, job.employment_type, job.remote, job.pay_min) as each
    where job.is_active group by each.filter, each.value;
  return null;
end $$;

create function count_values_of_updated_job() returns trigger language plpgsql as $$
begin
  perform count_job_values(filter, value, sum(jobs)::integer) from (
    select filter, value, -1 as jobs
      from counted_values(old.location, old.company, old.employment_type, old.remote, old.pay_min) where old.is_active
    union all
    select filter, value, 1
      from counted_values(new.location, new.company, new.employment_type, new.remote, new.pay_min) where new.is_active
  ) as change group by filter, value having sum(jobs) <> 0;
  return null;
end $$;
create trigger job_listings_count_updated_values after update on job_listings for each row
  when (old.is_active or new.is_active) execute function count_values_of_updated_job();

create or replace function count_deleted_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(old.category, -1);
  perform count_job_values(filter, value, -1)
    from counted_values(old.location, old.company, old.employment_type, old.remote, old.pay_min);
  return null;
end $$;

insert into job_value_counts (filter, value, active)
  select each.filter, each.value, count(*)
    from job_listings as job,
      lateral counted_values(job.location, job.company, job.employment_type, job.remote, job.pay_min) as each
    where job.is_active group by each.filter, each.value;

-- Jobs of few places and companies, and those past their deadline, are found without reading the others.
create index job_listings_newest_of_location on job_listings (location, date_posted desc, id desc) where is_active;
create index job_listings_newest_of_company on job_listings (company, date_posted desc, id desc) where is_active;
create index job_listings_deadline on job_listings (application_deadline) where is_active;
