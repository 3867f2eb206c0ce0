-- Invitations of operators to sign up, for one address or as a link for several sign-ups.
create table sign_up_invitations (
  id uuid primary key,
  -- The hash of the secret in the link.
  token_hash bytea not null unique,
  -- The only address that can sign up. Null for a link.
  email text,
  -- What a link is for. It may be empty.
  note text not null,
  max_uses integer not null,
  -- How many have signed up.
  uses integer not null default 0,
  created_at timestamptz not null,
  -- The last day, in UTC.
  last_day date not null,
  withdrawn_at timestamptz,
  constraint sign_up_invitations_uses check (uses between 0 and max_uses)
);
create index sign_up_invitations_newest on sign_up_invitations (created_at desc, id);
create index sign_up_invitations_last_day on sign_up_invitations (last_day);
