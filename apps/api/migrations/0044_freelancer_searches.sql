-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Clients save searches for freelancers. Each of them is searched in the directory when it is saved, and before each mail.

alter table saved_searches add column kind text not null default 'jobs'
  constraint saved_searches_kind check (kind in ('jobs', 'freelancers'));

-- The freelancers whom a search for freelancers has found, each with the time of the first time. Who matched when the search
-- was saved is among them, and is not new.
create table saved_search_people (
  search_id integer not null references saved_searches on delete cascade,
  freelancer_id integer not null references freelancers on delete cascade,
  found_at timestamptz not null,
  primary key (search_id, freelancer_id)
);
create index saved_search_people_of_freelancer on saved_search_people (freelancer_id);

-- The freelancers whom mails have named to a user, so that none is named twice, not even for another search.
create table saved_search_mailed_people (
  user_id integer not null references users on delete cascade,
  freelancer_id integer not null references freelancers on delete cascade,
  mailed_at timestamptz not null,
  primary key (user_id, freelancer_id)
);
create index saved_search_mailed_people_of_freelancer on saved_search_mailed_people (freelancer_id);

-- Saved searches and their mails name only freelancers who allow it.
alter table freelancers add column named_in_mails boolean not null default false;
