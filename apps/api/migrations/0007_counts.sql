-- Counts of listed jobs and of freelancers, because counting 100,000 rows costs more than the page that shows the number.
--
-- A single row for a count would make every writer wait until the one before it commits. So a count is the sum of rows, of which a
-- writer takes any that no other transaction has locked, and adds one where there is none.

-- The table counts how many listed jobs have each value of a filter.
create table job_value_counts (
  slot integer generated always as identity primary key,
  filter text not null,
  value text not null,
  active integer not null default 0,
  -- Suggestions read the words of the value, each after a space.
  words text not null generated always as (' ' || translate(search_text(value), '-', ' ')) stored
);
create index job_value_counts_value on job_value_counts (filter, value);
-- Each category has a count, even without jobs.
insert into job_value_counts (filter, value)
  select 'category', category from unnest(array['tech', 'finance', 'healthcare', 'marketing', 'education', 'other']) as category;

create function count_job_value(of_filter text, of_value text, change integer) returns void language plpgsql as $$
begin
  update job_value_counts set active = active + change where slot = (
    select slot from job_value_counts where filter = of_filter and value = of_value limit 1 for update skip locked
  );
  if not found then
    insert into job_value_counts (filter, value, active) values (of_filter, of_value, change);
  end if;
end $$;

create function counted_values(job job_listings) returns table (filter text, value text) language sql immutable as $$
  select each.filter, each.value
    from (values
      ('category', job.category), ('location', job.location), ('company', job.company),
      ('employment_type', job.employment_type), ('remote', job.remote),
      ('has_pay', case when job.pay_min is not null then 'true' end)
    ) as each (filter, value)
    where job.is_listed and each.value is not null
$$;

create function count_job() returns trigger language plpgsql as $$
begin
  perform count_job_value(filter, value, sum(change)::integer) from (
    select filter, value, -1 as change from counted_values(old)
    union all
    select filter, value, 1 from counted_values(new)
  ) as changes group by filter, value having sum(change) <> 0;
  return null;
end $$;
create trigger job_listings_count after insert or update or delete on job_listings
  for each row execute function count_job();

-- The table counts how many freelancers of each availability have each skill. Each freelancer also has the skill 0.
create table freelancer_skill_counts (
  slot integer generated always as identity primary key,
  availability_status text not null,
  skill_id integer not null,
  freelancers integer not null
);
create index freelancer_skill_counts_value on freelancer_skill_counts (skill_id, availability_status);

create function count_freelancer_skill(availability text, skill integer, change integer) returns void language plpgsql as $$
begin
  update freelancer_skill_counts set freelancers = freelancers + change where slot = (
    select slot from freelancer_skill_counts where availability_status = availability and skill_id = skill
      limit 1 for update skip locked
  );
  if not found then
    insert into freelancer_skill_counts (availability_status, skill_id, freelancers) values (availability, skill, change);
  end if;
end $$;

create function count_freelancer() returns trigger language plpgsql as $$
begin
  perform count_freelancer_skill(availability, skill_id, sum(change)::integer) from (
    select old.availability_status as availability, unnest(old.skill_ids || 0) as skill_id, -1 as change
      where old.freelancer_id is not null
    union all
    select new.availability_status, unnest(new.skill_ids || 0), 1
      where new.freelancer_id is not null
  ) as changes group by availability, skill_id having sum(change) <> 0;
  return null;
end $$;
create trigger freelancer_search_count after insert or update or delete on freelancer_search
  for each row execute function count_freelancer();
