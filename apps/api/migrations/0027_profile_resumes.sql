-- The resumes that freelancers save on their profiles, to apply with. An application that is sent with one refers to the same row of
-- `resumes`. These rows never change: replacing a file inserts another one, so the application keeps what was sent.
create table profile_resumes (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  resume_id integer not null references resumes,
  -- This is the name that the freelancer chose. The file has its own.
  name text not null,
  is_default boolean not null default false
);
create index profile_resumes_of_freelancer on profile_resumes (freelancer_id);
create index profile_resumes_resume on profile_resumes (resume_id);
create unique index profile_resumes_default on profile_resumes (freelancer_id) where is_default;
