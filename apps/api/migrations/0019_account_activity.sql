-- What happened in an account, for its owner to read. There are no IP addresses, and a task deletes old rows.
create table account_activities (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  event text not null,
  -- What the session that did it was opened with. It is null if a link in a mail did it.
  factor text,
  -- The names are empty if the request did not tell them.
  browser text not null,
  system text not null,
  occurred_at timestamptz not null
);
create index account_activities_user on account_activities (user_id, id desc);
create index account_activities_time on account_activities (occurred_at);
