-- Anyone can sign up with any address, but only one account can confirm it. The statements run one by one, and all of them
-- again after an interruption, which leaves an invalid index behind.
drop index concurrently if exists users_confirmed_email_key;
create unique index concurrently users_confirmed_email_key on users (lower(email)) where confirmed_at is not null;
drop index concurrently if exists users_email;
create index concurrently users_email on users (lower(email));
drop index concurrently if exists users_email_key;
