-- What a job said when its applicants applied, and what its edits changed since.

-- A version that an edit replaced, kept where there were applications. A version that is not here said the same as the next
-- one that is, or as the job does now.
create table job_versions (
  listing_id integer not null references job_listings on delete cascade,
  version integer not null,
  replaced_at timestamptz not null,
  -- A JobVersion of the contract.
  content jsonb not null,
  primary key (listing_id, version)
);

-- When the applicants of a job are told of its edits. A table of its own, so that telling them changes no job.
create table job_edit_notices (
  listing_id integer primary key references job_listings on delete cascade,
  -- Null where there is nothing to tell.
  due_at timestamptz,
  told_at timestamptz,
  -- The version that the applicants know.
  told_version integer
);
create index job_edit_notices_due on job_edit_notices (due_at) where due_at is not null;

-- The version at the application; null for one that a server of before has written.
alter table applications add column listing_version integer;
update applications set listing_version = job.version
  from job_listings as job where job.id = applications.listing_id;
