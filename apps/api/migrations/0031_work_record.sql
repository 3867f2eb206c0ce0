-- What each side of an agreement that is done says about the other one. The rows outlive the agreement, and go with either account:
-- so each name and each sentence leaves the other side's record together with its owner.

create table work_record_entries (
  id integer generated always as identity primary key,
  application_id integer not null references applications on delete cascade,
  -- The side that the sentence is about. The other one has written it.
  about text not null check (about in ('freelancer', 'client')),
  freelancer_id integer not null references freelancers on delete cascade,
  client_id integer not null references users on delete cascade,
  -- The title and the days are those of the work, whatever becomes of the job.
  job_title text not null,
  started_on date not null,
  done_on date not null,
  sentence text not null,
  -- A changed sentence is a new version, which must be confirmed again.
  version integer not null default 1,
  confirmed_version integer,
  hidden_by_freelancer boolean not null default false,
  hidden_by_client boolean not null default false,
  is_shown boolean not null generated always as (
    coalesce(confirmed_version = version, false) and not hidden_by_freelancer and not hidden_by_client
  ) stored,
  constraint work_record_entries_once unique (application_id, about)
);
create index work_record_entries_of_freelancer on work_record_entries (freelancer_id, done_on);
create index work_record_entries_of_client on work_record_entries (client_id, done_on);

create trigger work_record_entries_public after insert or update or delete on work_record_entries
  for each row execute function change_versions('{public}', '{}', '$ ? (@.is_shown == true)');
