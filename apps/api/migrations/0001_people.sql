-- People, how they sign in, and what freelancers say about themselves.

create table users (
  id integer generated always as identity primary key,
  -- Kept as it was typed; two addresses that differ in case only are the same person.
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('freelancer', 'client')),
  -- The name that a client's jobs show; empty where there is none.
  company text not null default '',
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

-- One row per sign-in. It lives as long as its refresh token, of which only the hash is kept.
create table sessions (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- Accounts that the sign-in page offers to everybody, with their well-known passwords. Only the demo data has any.
create table demo_accounts (
  user_id integer primary key references users on delete cascade,
  password text not null
);

create table freelancers (
  user_id integer primary key references users on delete cascade,
  title text not null default '',
  bio text not null default '',
  experience text not null default '',
  portfolio_link text not null default '',
  hourly_rate numeric(8, 2) check (hourly_rate >= 0),
  location text not null default '',
  availability_status text not null default 'Available' check (availability_status in ('Available', 'Busy', 'On Leave')),
  -- The name under which the picture is stored, without size and extension; null where there is none.
  picture text,
  -- The directory shows those who have written something about themselves first.
  is_introduced boolean not null generated always as (bio <> '') stored,
  updated_at timestamptz not null default now()
);
create index freelancers_directory on freelancers (is_introduced desc, user_id desc);

create table skills (
  id integer generated always as identity primary key,
  name text not null unique,
  category text not null
);

create table freelancer_skills (
  freelancer_id integer not null references freelancers on delete cascade,
  skill_id integer not null references skills,
  primary key (freelancer_id, skill_id)
);
