-- Applications that do not say who sent them, until the client decides or asks for the name.

alter table job_listings add column blind_review boolean not null default false;

-- Of the application, not of its job: what an applicant was promised holds whatever the job becomes.
alter table applications add column is_hidden boolean not null default false;

-- Every reveal, for both sides to see. A revealed application is never hidden again.
create table reveals (
  application_id integer primary key references applications on delete cascade,
  revealed_by integer references users on delete set null,
  revealed_at timestamptz not null,
  reason text not null check (reason in ('chosen', 'decision', 'review_ended'))
);
