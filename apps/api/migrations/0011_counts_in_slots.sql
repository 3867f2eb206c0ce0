-- One row for each count made every writer wait for the one before it to commit. Now a count is the sum of rows, of
-- which a writer takes any that no other transaction has locked, and adds one where there is none.

alter table job_counts drop constraint job_counts_pkey;
alter table job_counts drop constraint job_counts_active_check;
alter table job_counts add column slot integer generated always as identity primary key;

create function count_jobs(of_category text, change integer) returns void language plpgsql as $$
begin
  update job_counts set active = active + change where slot = (
    select slot from job_counts where category = of_category limit 1 for update skip locked
  );
  if not found then
    insert into job_counts (category, active) values (of_category, change);
  end if;
end $$;

create or replace function count_inserted_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, count(*)::integer) from inserted where is_active group by category;
  return null;
end $$;

create or replace function count_updated_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(category, sum(jobs)::integer)
    from (values (old.category, -old.is_active::integer), (new.category, new.is_active::integer)) as c (category, jobs)
    group by category having sum(jobs) <> 0;
  return null;
end $$;

create or replace function count_deleted_job() returns trigger language plpgsql as $$
begin
  perform count_jobs(old.category, -1);
  return null;
end $$;

alter table freelancer_count drop column id;
alter table freelancer_count add column slot integer generated always as identity primary key;

create or replace function count_freelancers() returns trigger language plpgsql as $$
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
