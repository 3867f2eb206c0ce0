-- A user can log in with a passkey instead of the password (WebAuthn).

-- Authenticators store the user under this random id. It is null until the user prepares the first passkey.
alter table users add column passkey_handle uuid;

create table passkeys (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  -- The authenticator chose this id, and signs with the private key of this public one.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The authenticator counts its signatures. Many synced passkeys always say 0.
  counter bigint not null,
  -- How browsers reach the authenticator, such as usb or internal.
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  -- The time is null until the first login with it.
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at desc);

-- A challenge is signed, and works once. A row lives as long as its challenge would.
create table used_challenges (
  id uuid primary key,
  expires_at timestamptz not null
);

-- The sessions of older versions were opened with a password.
alter table sessions add column factor text not null default 'password' check (factor in ('password', 'passkey'));
