-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Freelancers save jobs, and clients save freelancers, each with a note. What the user has seen of a job is stored with it, so that the
-- news of a job follows from this row and the job alone.

create table saved_jobs (
  user_id integer not null references users on delete cascade,
  -- This is no reference: the list shows a job that is gone with the title that was saved.
  listing_id integer not null,
  title text not null,
  note text not null default '',
  saved_at timestamptz not null,
  -- A removed job stays for a while, so that saving it again restores the note.
  removed_at timestamptz,
  -- The state, the version and the digest of the texts that the user has seen. The last two are null if the job was not listed.
  seen_state text not null check (seen_state in ('open', 'closing_soon', 'filled', 'closed', 'unlisted')),
  seen_version integer,
  seen_content text,
  primary key (user_id, listing_id)
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at, listing_id);
create index saved_jobs_removed on saved_jobs (removed_at) where removed_at is not null;

create table saved_freelancers (
  -- The account of a client's team, which has the id of its owner.
  client_id integer not null references users on delete cascade,
  freelancer_id integer not null references freelancers on delete cascade,
  note text not null default '',
  saved_at timestamptz not null,
  removed_at timestamptz,
  primary key (client_id, freelancer_id)
);
create index saved_freelancers_newest on saved_freelancers (client_id, saved_at, freelancer_id);
create index saved_freelancers_of_freelancer on saved_freelancers (freelancer_id);
create index saved_freelancers_removed on saved_freelancers (removed_at) where removed_at is not null;
