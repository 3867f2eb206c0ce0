-- A user recognizes a session by the browser and the system that opened it, and by its last use.
alter table sessions
  -- The names are empty if the request did not tell them.
  add column browser text not null default '',
  add column system text not null default '',
  -- The time is written at most once an hour. It is null until the first refresh.
  add column used_at timestamptz;
