-- Jobs, their earlier versions, and questions about them.

create table job_listings (
  id integer generated always as identity primary key,
  client_id integer not null references users,
  title text not null,
  -- The server copies the name of the client's company here. The name is empty if the client has not entered it.
  company text not null,
  category text not null check (category in ('tech', 'finance', 'healthcare', 'marketing', 'education', 'other')),
  location text not null,
  short_description text not null,
  description text not null,
  -- The pay is stored in the client's words, and as amounts that can be compared. Without pay_max there is no upper limit; if
  -- both amounts are equal, the pay is fixed.
  salary_range text,
  pay_min numeric(13, 2) check (pay_min >= 0),
  pay_max numeric(13, 2),
  pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
  pay_period text check (pay_period in ('hour', 'day', 'month', 'year', 'project')),
  employment_type text not null check (employment_type in ('full-time', 'part-time', 'contract')),
  remote text not null check (remote in ('onsite', 'hybrid', 'remote')),
  application_deadline date not null,
  -- Applicants get a decision by this day. Null means 14 days after the deadline.
  decision_date date,
  -- The value is true if the client does not see who applied until the client decides or asks for the name.
  blind_review boolean not null default false,
  -- The limit is null for a job without one. A job at its limit is not listed until a place is free.
  application_limit integer check (application_limit between 1 and 1000),
  is_active boolean not null,
  created_at timestamptz not null,
  -- The time at which the job first became active.
  date_posted timestamptz,
  -- The sitemap reads the time at which the job's page last changed.
  updated_at timestamptz,
  -- A deleted job stays for the freelancers who applied to it.
  deleted_at timestamptz,
  version integer not null default 1,
  applications_count integer not null default 0,
  undecided_count integer not null default 0,
  -- An application takes a place if it waits or was accepted, as far as its freelancer knows.
  taken_count integer not null default 0 check (taken_count >= 0),
  -- The time of the client's last activity about the job is written at most once a day.
  last_sign_at timestamptz not null default now(),
  -- The time at which the client was asked whether they still look is null after each activity.
  asked_at timestamptz,
  -- This is the hash of the token in the link of the last mail that asked.
  link_hash bytea unique,
  -- The time at which the job was paused because the client did not confirm it is null while the job is active.
  paused_at timestamptz,
  -- The number is null without a limit, which greatest() alone would make 0.
  places_left integer generated always as (
    case when application_limit is not null then greatest(application_limit - taken_count, 0) end
  ) stored,
  -- A job is listed for the public while it is active and has a place left.
  is_listed boolean not null generated always as (
    is_active and (application_limit is null or taken_count < application_limit)
  ) stored,
  head tsvector not null generated always as (
    search_head(title, company, location || E'\n' || category || E'\n' || employment_type || E'\n' || remote)
  ) stored,
  words tsvector not null generated always as (
    search_words(
      title || E'\n' || company,
      location || E'\n' || category || E'\n' || employment_type || E'\n' || remote || E'\n'
        || short_description || E'\n' || description || E'\n'
        || coalesce(trunc(pay_min)::text, '') || E'\n' || coalesce(trunc(pay_max)::text, '')
    )
  ) stored,
  constraint job_listings_pay_is_complete check (num_nulls(pay_min, pay_currency, pay_period) in (0, 3)),
  constraint job_listings_pay_is_a_range check (coalesce(pay_max >= pay_min, pay_max is null)),
  constraint job_listings_decision_date check (decision_date >= application_deadline),
  constraint job_listings_active_is_posted check (not is_active or (date_posted is not null and deleted_at is null)),
  constraint job_listings_paused check (paused_at is null or not is_active)
);

-- A search reads these short columns of many rows, so the long columns are stored elsewhere.
alter table job_listings set (toast_tuple_target = 512);
alter table job_listings
  alter column title set storage main,
  alter column company set storage main,
  alter column location set storage main,
  alter column short_description set storage main,
  alter column salary_range set storage main,
  alter column head set storage main,
  alter column words set storage external;

-- The keys of the filters in the index of words, so that it finds words and filters together, and groups of jobs by id, so that it
-- finds some of the newest without reading the others. search/jobFilters.ts makes the same keys. `posted` is the week since 1970, and
-- the number of `newest` says how many bits of the id are left out.
create function job_keys(
  id integer, date_posted timestamptz, category text, location text, company text, employment_type text, remote text
) returns tsvector language sql immutable parallel safe return array_to_tsvector(array[
  'category/' || left(md5(category), 8),
  'location/' || left(md5(location), 8),
  'company/' || left(md5(company), 8),
  'employment_type/' || left(md5(employment_type), 8),
  'remote/' || left(md5(remote), 8),
  'posted/' || coalesce(floor(extract(epoch from date_posted at time zone 'UTC') / 604800)::integer::text, ''),
  'newest11/' || (id >> 11)::text,
  'newest14/' || (id >> 14)::text,
  'newest17/' || (id >> 17)::text
]);

-- These indexes contain only listed jobs, so that no list reads the others.
create index job_listings_newest on job_listings (date_posted desc, id desc) where is_listed;
create index job_listings_newest_of_category on job_listings (category, date_posted desc, id desc) where is_listed;
create index job_listings_newest_of_location on job_listings (location, date_posted desc, id desc) where is_listed;
create index job_listings_newest_of_company on job_listings (company, date_posted desc, id desc) where is_listed;
create index job_listings_deadline on job_listings (application_deadline) where is_listed;
-- The index has no pending list, which every search would have to read as well.
create index job_listings_words_and_keys on job_listings
  using gin (words, job_keys(id, date_posted, category, location, company, employment_type, remote))
  with (fastupdate = off) where is_listed;
-- The sitemap reads ranges of ids, of which old ones may have no listed job left.
create index job_listings_listed_ids on job_listings (id) where is_listed;
-- The page of a company lists its jobs by this index.
create index job_listings_of_company on job_listings (client_id, date_posted desc, id desc)
  include (application_deadline) where is_listed;
-- The tasks find by this index which clients to ask whether they still look, and which jobs to pause.
create index job_listings_last_sign on job_listings (last_sign_at) where is_listed and asked_at is null;
create index job_listings_asked on job_listings (asked_at) where is_listed and asked_at is not null;
-- A client's own jobs are listed by this index, and so is the record of the client's decisions, which counts deleted jobs.
create index job_listings_client on job_listings (client_id, created_at desc, id desc) where deleted_at is null;
create index job_listings_of_client on job_listings (client_id);

create function learn_words_of_job() returns trigger language plpgsql as $$
begin
  perform learn_words(
    concat_ws(E'\n', new.title, new.company, new.location, new.category, new.remote, new.short_description)
  );
  return null;
end $$;
create trigger job_listings_learn
  after insert or update of title, company, location, category, remote, short_description on job_listings
  for each row execute function learn_words_of_job();

-- Returns the day by which a job's applicants get a decision.
create function decision_date_of(decision_date date, deadline date) returns date
  language sql immutable as 'select coalesce(decision_date, deadline + 14)';

-- Returns the day on which undecided applications are closed, which is a week later.
create function closing_day(decision_date date, deadline date) returns date
  language sql immutable as 'select decision_date_of(decision_date, deadline) + 7';

-- An edit that replaces a version is recorded here while the job has applications. A version without a row had the content of
-- the next version with a row, or the present content of the job.
create table job_versions (
  listing_id integer not null references job_listings on delete cascade,
  version integer not null,
  replaced_at timestamptz not null,
  -- The content is a JobVersion of the contract.
  content jsonb not null,
  primary key (listing_id, version)
);

-- The applicants of a job are notified of its edits. The table is separate, so that a notification does not change the job.
create table job_edit_notices (
  listing_id integer primary key references job_listings on delete cascade,
  -- The time is null where no notification is due.
  due_at timestamptz,
  notified_at timestamptz,
  -- This is the version that the applicants know.
  notified_version integer
);
create index job_edit_notices_due on job_edit_notices (due_at) where due_at is not null;

-- The applicants of a job are notified that it is paused.
create table job_pause_notices (
  listing_id integer primary key references job_listings on delete cascade,
  -- The time is null where no notification is due.
  due_at timestamptz,
  notified_at timestamptz
);
create index job_pause_notices_due on job_pause_notices (due_at) where due_at is not null;

-- Questions about jobs, and the replies of their clients.
create table questions (
  id integer generated always as identity primary key,
  listing_id integer not null references job_listings on delete cascade,
  -- The server reads the asker to count limits, and to notify them of the reply. No response of the API contains the asker.
  asker_id integer not null references users on delete cascade,
  question text not null,
  asked_at timestamptz not null,
  reply text,
  -- A later change of the reply does not change this time.
  replied_at timestamptz,
  -- A deleted question still counts towards the limit of its day.
  deleted_at timestamptz,
  deletion_reason text,
  constraint questions_replied check ((reply is null) = (replied_at is null)),
  constraint questions_deleted check ((deleted_at is null) = (deletion_reason is null))
);
-- The list shows questions without a reply first, then those with the newest reply.
create index questions_of_job on questions (listing_id, replied_at desc, asked_at, id) where deleted_at is null;
create index questions_of_asker on questions (asker_id, asked_at);
