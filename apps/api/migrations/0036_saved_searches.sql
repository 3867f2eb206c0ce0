-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Freelancers save searches for jobs. Each job that is listed or changed is matched once against all of them.

create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  frequency text not null check (frequency in ('off', 'daily', 'weekly')),
  -- The conditions are SearchConditions of the contract.
  conditions jsonb not null,
  -- The same conditions as a full-text query, which is null without words, and as filters with the values that jobs have.
  match tsquery,
  filters jsonb not null,
  saved_at timestamptz not null,
  looked_at timestamptz not null,
  -- Mails name only jobs that have matched since this time, at which the user last switched them on.
  mails_from timestamptz not null,
  -- The time of the next mail is null while the mails are off.
  due_at timestamptz,
  constraint saved_searches_due check ((due_at is null) = (frequency = 'off'))
);
create index saved_searches_of_user on saved_searches (user_id, id);
create index saved_searches_due on saved_searches (due_at) where due_at is not null;

-- A job can only match a search if it has one of the search's anchors, which are words, beginnings of words, or keys of filters. A
-- search that any job may match has the anchor ''.
create table saved_search_anchors (
  anchor text not null,
  search_id integer not null references saved_searches on delete cascade,
  primary key (anchor, search_id)
);
create index saved_search_anchors_of_search on saved_search_anchors (search_id);

create table saved_search_matches (
  search_id integer not null references saved_searches on delete cascade,
  -- This is no reference, because checking it would cost as much as the match.
  listing_id integer not null,
  matched_at timestamptz not null,
  primary key (search_id, listing_id)
);
create index saved_search_matches_of_job on saved_search_matches (listing_id);
create index saved_search_matches_age on saved_search_matches (matched_at);

-- The jobs that mails have named to a user, so that none is named twice, not even for another search.
create table saved_search_mailed_jobs (
  user_id integer not null references users on delete cascade,
  listing_id integer not null references job_listings on delete cascade,
  mailed_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index saved_search_mailed_jobs_of_job on saved_search_mailed_jobs (listing_id);

-- The jobs that were listed or changed and have not been matched since.
create table unmatched_jobs (
  listing_id integer primary key references job_listings on delete cascade
);

-- Returns every anchor that a saved search for this job may have. savedSearches.policy.ts makes the same anchors.
create function job_anchors(words tsvector, keys tsvector) returns setof text language sql immutable parallel safe as $$
  select ''
  union all
  select lexeme from unnest(tsvector_to_array(keys)) as lexeme
  union all
  select '=' || lexeme from unnest(tsvector_to_array(words)) as lexeme
  union
  select '*' || left(lexeme, length) from unnest(tsvector_to_array(words)) as lexeme, generate_series(1, 8) as length
    where lexeme not like '~%' and length <= length(lexeme)
$$;
