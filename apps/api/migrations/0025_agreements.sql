-- What the client and the freelancer of an accepted application agree on. The rows exist from the first version on. They
-- name roles instead of users, so that one side keeps the agreement when the other one deletes the account.

create table agreements (
  application_id integer primary key references applications on delete cascade,
  -- Every writer locks the row, so a version and its confirmation are exact.
  state text not null check (
    state in ('proposed', 'agreed', 'started', 'delivered', 'half_done', 'done', 'ended')
  ),
  -- The side that took the last step. Only the other one can confirm, and only the other one completes half_done.
  state_by text not null check (state_by in ('freelancer', 'client')),
  -- The number of the newest version.
  version integer not null,
  -- True once both sides have confirmed the newest version. No version follows then.
  is_agreed boolean not null default false,
  end_reason text
);

create table agreement_versions (
  application_id integer not null references agreements on delete cascade,
  version integer not null,
  role text not null check (role in ('freelancer', 'client')),
  terms jsonb not null,
  written_at timestamptz not null,
  primary key (application_id, version)
);

create table agreement_steps (
  application_id integer not null references agreements on delete cascade,
  number integer not null,
  action text not null check (action in ('write', 'confirm', 'start', 'deliver', 'mark_done', 'end')),
  role text not null check (role in ('freelancer', 'client')),
  taken_at timestamptz not null,
  primary key (application_id, number)
);
