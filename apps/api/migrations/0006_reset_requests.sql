-- Wishes for a new password, with the address as it was typed. Whether it is anybody's is looked up after the answer,
-- so that the time it takes does not tell.

create table reset_requests (
  id integer generated always as identity primary key,
  email text not null,
  created_at timestamptz not null
);
