-- A user can log in with the password and a one-time code (TOTP, RFC 6238), or a recovery code instead of it.
create table one_time_codes (
  user_id integer primary key references users on delete cascade,
  -- The secret is encrypted with a key that is not in the database.
  secret bytea not null,
  -- The time is null until the first code proves that an app has the secret.
  turned_on_at timestamptz,
  -- The period of 30 seconds whose code was accepted last. It and earlier ones are accepted no more.
  last_step bigint not null default 0
);

-- A recovery code works once: its row goes with its use.
create table recovery_codes (
  code_hash bytea primary key,
  user_id integer not null references users on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);

-- All older sessions have one of the two older factors, so nothing must be validated.
alter table sessions
  drop constraint sessions_factor_check,
  add constraint sessions_factor_check
    check (factor in ('password', 'passkey', 'password_and_code', 'password_and_recovery_code')) not valid;
