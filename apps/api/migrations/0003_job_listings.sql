-- Jobs. The public lists only the active ones, newest first, and searches them by words.

-- The words of a text, for keeping and for searching alike: lower case, 'c++' and 'c#' stay whole.
create function words(content text) returns text[]
  language sql immutable parallel safe strict
  return string_to_array(trim(regexp_replace(lower(content), '[^[:alnum:]+#]+', ' ', 'g')), ' ');

-- The query for all of a text's words, each matching from its beginning; null, which matches nothing, for no words.
create function words_query(content text) returns tsquery
  language sql immutable parallel safe strict
  return (select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(words(content)) as word);

create table job_listings (
  id integer generated always as identity primary key,
  client_id integer not null references users,
  title text not null,
  -- The client's company name, here too so that it can be searched with the rest; empty where there is none.
  company text not null,
  category text not null check (category in ('tech', 'finance', 'healthcare', 'marketing', 'education', 'other')),
  location text not null,
  short_description text not null,
  description text not null,
  salary_range text,
  employment_type text not null check (employment_type in ('full-time', 'part-time', 'contract')),
  remote text not null check (remote in ('onsite', 'hybrid', 'remote')),
  application_deadline date not null,
  is_active boolean not null,
  created_at timestamptz not null,
  -- When it first became active.
  date_posted timestamptz,
  -- Deleted jobs stay for the freelancers who applied to them.
  deleted_at timestamptz,
  version integer not null default 1,
  applications_count integer not null default 0,
  undecided_count integer not null default 0,
  words tsvector not null generated always as (
    array_to_tsvector(words(title || ' ' || company || ' ' || location || ' ' || short_description))
  ) stored,
  constraint job_listings_active_is_posted check (not is_active or (date_posted is not null and deleted_at is null))
);
create index job_listings_newest on job_listings (date_posted desc, id desc) where is_active;
create index job_listings_newest_of_category on job_listings (category, date_posted desc, id desc) where is_active;
-- Of active rows only, so that no search reads through inactive ones. Without a pending list, which every search
-- would have to read through as well.
create index job_listings_words on job_listings using gin (words) with (fastupdate = off) where is_active;
create index job_listings_client on job_listings (client_id, created_at desc, id desc) where deleted_at is null;

-- How many jobs are active. Counting 100,000 rows costs more than the page that shows the number.
create table job_counts (
  category text primary key,
  active integer not null default 0 check (active >= 0)
);
insert into job_counts (category)
  values ('tech'), ('finance'), ('healthcare'), ('marketing'), ('education'), ('other');

create function count_inserted_jobs() returns trigger language plpgsql as $$
declare
  change record;
begin
  -- In one order, so that two transactions never wait for each other.
  for change in
    select category, count(*)::integer as jobs from inserted where is_active group by category order by category
  loop
    update job_counts set active = active + change.jobs where category = change.category;
  end loop;
  return null;
end $$;

create function count_updated_job() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select category, sum(jobs)::integer as jobs
      from (values (old.category, -old.is_active::integer), (new.category, new.is_active::integer)) as c (category, jobs)
      group by category having sum(jobs) <> 0 order by category
  loop
    update job_counts set active = active + change.jobs where category = change.category;
  end loop;
  return null;
end $$;

create function count_deleted_job() returns trigger language plpgsql as $$
begin
  update job_counts set active = active - 1 where category = old.category;
  return null;
end $$;

create trigger job_listings_count_inserted after insert on job_listings
  referencing new table as inserted for each statement execute function count_inserted_jobs();
create trigger job_listings_count_updated after update on job_listings for each row
  when (old.is_active <> new.is_active or (new.is_active and old.category <> new.category))
  execute function count_updated_job();
create trigger job_listings_count_deleted after delete on job_listings for each row
  when (old.is_active) execute function count_deleted_job();
