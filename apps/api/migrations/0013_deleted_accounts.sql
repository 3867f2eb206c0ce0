-- squawk-ignore-file ban-drop-not-null
-- Users can change a confirmed address and delete their account. Both can be taken back for seven days.

-- The account is deleted at this time, which is null unless its user asked for it.
alter table users add column deletes_at timestamptz;

-- One row for each change of a confirmed address. The link that takes it back was sent to the old address, and only the hash of
-- its token is stored.
create table previous_addresses (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index previous_addresses_user on previous_addresses (user_id);

-- What a former member leaves to others names no one: an application without its freelancer and resume, a deleted job without its
-- client, an answered question without its asker.
-- A server of the version before does not show a row without its person, because it joins both.
alter table applications
  alter column freelancer_id drop not null,
  alter column resume_id drop not null,
  drop constraint applications_freelancer_id_fkey,
  drop constraint applications_resume_id_fkey,
  add constraint applications_freelancer_id_fkey
    foreign key (freelancer_id) references freelancers on delete set null not valid,
  add constraint applications_resume_id_fkey foreign key (resume_id) references resumes on delete set null not valid;
alter table job_listings
  alter column client_id drop not null,
  drop constraint job_listings_client_id_fkey,
  add constraint job_listings_client_id_fkey foreign key (client_id) references users on delete set null not valid;
alter table questions
  alter column asker_id drop not null,
  drop constraint questions_asker_id_fkey,
  add constraint questions_asker_id_fkey foreign key (asker_id) references users on delete set null not valid;
