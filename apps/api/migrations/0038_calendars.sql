-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- The private addresses of calendars. An address contains the key, sealed by the server, so that neither reveals the other.
create table calendars (
  user_id integer primary key references users on delete cascade,
  key uuid not null unique
);
