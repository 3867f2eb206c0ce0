-- Counts of listed jobs and of freelancers, because counting 100,000 rows costs more than the page that shows the number.
--
-- A single row for a count would make every writer wait until the one before it commits. So a count is the sum of rows, of which a
-- writer takes any that no other transaction has locked, and adds one where there is none.

create table job_counts (
  category text not null,
  active integer not null default 0,
  slot integer generated always as identity primary key
);
insert into job_counts (category)
  values ('tech'), ('finance'), ('healthcare'), ('marketing'), ('education'), ('other');

-- How many listed jobs have each value of a filter.
create table job_value_counts (
  slot integer generated always as identity primary key,
  filter text not null,
  value text not null,
  active integer not null,
  -- The words of the value, each after a space, for suggestions.
  words text not null generated always as (' ' || translate(search_text(value), '-', ' ')) stored
);
create index job_value_counts_value on job_value_counts (filter, value);

-- Returns the values of a job that are counted, besides its category.
create function counted_values(location text, company text, employment_type text, remote text, pay_min numeric)
  returns table (filter text, value text) language sql immutable parallel safe as $$
    values ('location', location), ('company', company), ('employment_type', employment_type), ('remote', remote)
    union all
    select 'has_pay', 'true' where pay_min is not null
  $$;

create function count_jobs(of_category text, change integer) returns void language plpgsql as $$
begin
  update job_counts set active = active + change where slot = (
    select slot from job_counts where category = of_category limit 1 for update skip locked
  );
  if not found then
    insert into job_counts (category, active) values (of_category, change);
  end if;
end $$;

create function count_job_values(of_filter text, of_value text, change integer) returns void language plpgsql as $$
begin
  update job_value_counts set active = active + change where slot = (
    select slot from job_value_counts where filter = of_filter and value = of_value limit 1 for update skip locked
  );
  if not found then
    insert into job_value_counts (filter, value, active) values (of_filter, of_value, change);
  end if;
end $$;

create function count_inserted_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, count(*)::integer) from inserted where is_listed group by category;
  perform count_job_values(each.filter, each.value, count(*)::integer)
    from inserted as job, lateral counted_values(job.location, job.company, job.employment_type, job.remote, job.pay_min) as each
    where job.is_listed group by each.filter, each.value;
  return null;
end $$;

create function count_updated_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, sum(jobs)::integer)
    from (values (old.category, -old.is_listed::integer), (new.category, new.is_listed::integer)) as c (category, jobs)
    group by category having sum(jobs) <> 0;
  return null;
end $$;

create function count_values_of_updated_job() returns trigger language plpgsql as $$
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

create function count_deleted_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(old.category, -1);
  perform count_job_values(filter, value, -1)
    from counted_values(old.location, old.company, old.employment_type, old.remote, old.pay_min);
  return null;
end $$;

create trigger job_listings_count_inserted after insert on job_listings
  referencing new table as inserted for each statement execute function count_inserted_jobs();
create trigger job_listings_count_updated after update on job_listings for each row
  when (old.is_listed <> new.is_listed or (new.is_listed and old.category <> new.category))
  execute function count_updated_job();
create trigger job_listings_count_updated_values after update on job_listings for each row
  when (old.is_listed or new.is_listed) execute function count_values_of_updated_job();
create trigger job_listings_count_deleted after delete on job_listings for each row
  when (old.is_listed) execute function count_deleted_job();

-- How many freelancers there are.
create table freelancer_count (
  total integer not null,
  slot integer generated always as identity primary key
);
insert into freelancer_count (total) values (0);

create function count_freelancers() returns trigger language plpgsql as $$
declare
  change integer := (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end;
begin
  update freelancer_count set total = total + change where slot = (
    select slot from freelancer_count limit 1 for update skip locked
  );
  if not found then
    insert into freelancer_count (total) values (change);
  end if;
  return null;
end $$;

create trigger freelancers_count_inserted after insert on freelancers
  referencing new table as changed for each statement execute function count_freelancers();
create trigger freelancers_count_deleted after delete on freelancers
  referencing old table as changed for each statement execute function count_freelancers();

-- How many freelancers of each availability have each skill. Each freelancer also has the skill 0.
create table freelancer_skill_counts (
  slot integer generated always as identity primary key,
  availability_status text not null,
  skill_id integer not null,
  freelancers integer not null
);
create index freelancer_skill_counts_value on freelancer_skill_counts (availability_status, skill_id);

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

create function count_skills_of_inserted() returns trigger language plpgsql as $$
begin
  perform count_freelancer_skill(availability_status, skill_id, count(*)::integer)
    from after, unnest(skill_ids || 0) as skill_id group by availability_status, skill_id;
  return null;
end $$;

create function count_skills_of_updated() returns trigger language plpgsql as $$
begin
  perform count_freelancer_skill(availability_status, skill_id, sum(change)::integer) from (
    select availability_status, unnest(skill_ids || 0) as skill_id, -1 as change from before
    union all
    select availability_status, unnest(skill_ids || 0), 1 from after
  ) as changes group by availability_status, skill_id having sum(change) <> 0;
  return null;
end $$;

create function count_skills_of_deleted() returns trigger language plpgsql as $$
begin
  perform count_freelancer_skill(availability_status, skill_id, -count(*)::integer)
    from before, unnest(skill_ids || 0) as skill_id group by availability_status, skill_id;
  return null;
end $$;

create trigger freelancer_search_count_inserted after insert on freelancer_search
  referencing new table as after for each statement execute function count_skills_of_inserted();
create trigger freelancer_search_count_updated after update on freelancer_search
  referencing old table as before new table as after for each statement execute function count_skills_of_updated();
create trigger freelancer_search_count_deleted after delete on freelancer_search
  referencing old table as before for each statement execute function count_skills_of_deleted();
