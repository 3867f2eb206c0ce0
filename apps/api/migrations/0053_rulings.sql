-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- What moderators decide about cases, the appeals of the owners, and a log of everything.

create table moderation_rulings (
  id integer generated always as identity primary key,
  case_id integer not null unique references moderation_cases on delete cascade,
  moderator_id integer references users on delete set null,
  -- RulingAction of the contract.
  action text not null,
  -- ModerationRule of the contract. It is null for a dismissed case.
  rule text,
  reason text not null,
  days integer check (days > 0),
  decided_at timestamptz not null,
  -- The end of a suspension.
  ends_at timestamptz,
  -- The time at which an appeal succeeded.
  reversed_at timestamptz,
  constraint moderation_rulings_rule check ((rule is null) = (action = 'dismiss')),
  constraint moderation_rulings_days check ((days is null) = (action <> 'suspend')),
  constraint moderation_rulings_end check ((ends_at is null) = (days is null))
);
create index moderation_rulings_of_moderator on moderation_rulings (moderator_id) where moderator_id is not null;
create index moderation_rulings_ends on moderation_rulings (ends_at) where ends_at is not null and reversed_at is null;
create index moderation_rulings_decided on moderation_rulings (decided_at);

-- The portraits and logos that rulings in force have taken away from profiles and companies.
create table withheld_pictures (
  ruling_id integer primary key references moderation_rulings on delete cascade,
  picture text not null,
  user_id integer not null references users on delete cascade
);
create index withheld_pictures_of_user on withheld_pictures (user_id);

create table moderation_appeals (
  ruling_id integer primary key references moderation_rulings on delete cascade,
  words text not null,
  appealed_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'reversed')),
  reason text not null default '',
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  constraint moderation_appeals_decided check ((outcome is null) = (decided_at is null))
);
create index moderation_appeals_waiting on moderation_appeals (appealed_at) where outcome is null;
create index moderation_appeals_decided_by on moderation_appeals (decided_by) where decided_by is not null;

-- The owner reads about the ruling in the list behind the bell.
alter table notifications add column ruling_id integer references moderation_rulings on delete cascade;

-- The log has ids, names of actions and times, and nobody's words. It has no references, because it outlasts what it is about.
create table moderation_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The user who did it, or null for a visitor and for the server.
  actor_id integer,
  action text not null,
  case_id integer,
  details jsonb not null
);

create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'The log of moderation can only be added to.' using errcode = 'insufficient_privilege';
end $$;
create trigger moderation_log_append_only before update or delete on moderation_log
  for each row execute function refuse_change_of_log();

-- A restore empties all tables of a new database first.
create function refuse_emptying_of_log() returns trigger language plpgsql as $$
begin
  if exists (select from moderation_log) then
    raise exception 'The log of moderation can only be added to.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger moderation_log_not_emptied before truncate on moderation_log
  for each statement execute function refuse_emptying_of_log();
