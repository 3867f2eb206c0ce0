-- How many freelancers of each availability have each skill, so that the directory need not count all of them to show its filters.
-- Kept as job_value_counts (0015). Each freelancer also has the skill 0.

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

insert into freelancer_skill_counts (availability_status, skill_id, freelancers)
  select availability_status, skill_id, count(*)
    from freelancer_search, unnest(skill_ids || 0) as skill_id group by availability_status, skill_id;
