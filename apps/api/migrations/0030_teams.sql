-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, disallowed-unique-constraint
-- Several clients act for one account, which has the id of its owner. A client without a row here is the owner of an account of their
-- own, which may have other members.

create table team_members (
  user_id integer primary key references users on delete cascade,
  account_id integer not null references users on delete cascade,
  role text not null check (role in ('recruiter', 'reader')),
  joined_at timestamptz not null,
  constraint team_members_of_another check (user_id <> account_id)
);
create index team_members_of_account on team_members (account_id, joined_at);

create table team_invitations (
  id uuid primary key,
  account_id integer not null references users on delete cascade,
  email text not null,
  role text not null check (role in ('recruiter', 'reader')),
  -- The hash of the token in the link of the last mail.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index team_invitations_once on team_invitations (account_id, lower(email));
create index team_invitations_expired on team_invitations (expires_at);

-- A member whose account or role changes gets new event streams, which every server ends when it is told of this.
create function announce_change_of_team() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_events', json_build_object('member', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger team_members_changed after insert or update or delete on team_members
  for each row execute function announce_change_of_team();

-- A request that was authenticated before its user joined a team, or handed one over, must not leave a job in the account that the user
-- no longer acts for. The lock waits for such a change, and the error makes the request be repeated.
create function refuse_job_of_member() returns trigger language plpgsql as $$
begin
  perform from users where id = new.client_id for share;
  if exists (select from team_members where user_id = new.client_id) then
    raise exception 'The client of a job is a member of another account.' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;
create trigger job_listings_of_accounts before insert on job_listings
  for each row when (new.client_id is not null) execute function refuse_job_of_member();

-- Handing over exchanges the companies of two clients in one statement, at whose end the constraint is checked.
-- The table has one row for each client, so building the index takes a moment.
alter table companies
  drop constraint companies_client_id_key,
  add constraint companies_client_id_key unique (client_id) deferrable;

-- Who did something, for the other members of the team. The column is null for a former member, and for what was done before.
-- PostgreSQL scans no table for a reference in a new column without values.
alter table applications add column decided_by integer references users on delete set null;
alter table application_notes add column written_by integer references users on delete set null;
alter table job_versions add column replaced_by integer references users on delete set null;
alter table messages add column author_id integer references users on delete set null;
