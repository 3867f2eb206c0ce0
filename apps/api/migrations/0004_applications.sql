-- Applications and the resumes sent with them.

create table resumes (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  -- The generated name under which the file is stored.
  key text not null unique,
  -- The name it was sent with.
  name text not null,
  type text not null check (type in ('pdf', 'doc', 'docx')),
  size integer not null,
  created_at timestamptz not null
);
create index resumes_newest on resumes (freelancer_id, id desc);

create table applications (
  id integer generated always as identity primary key,
  listing_id integer not null references job_listings,
  freelancer_id integer not null references freelancers,
  resume_id integer not null references resumes,
  cover_letter text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  message text,
  decline_reason text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  constraint applications_once unique (listing_id, freelancer_id),
  constraint applications_decided check ((status = 'pending') = (decided_at is null))
);
create index applications_of_listing on applications (listing_id, (status <> 'pending'), applied_at desc, id desc);
create index applications_of_freelancer on applications (freelancer_id, applied_at desc, id desc);
create index applications_resume on applications (resume_id);
