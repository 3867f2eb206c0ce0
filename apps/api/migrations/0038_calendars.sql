-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- The keys of private calendars. The address of a calendar has a digest of its key, for which one also needs the key of the server.
create table calendars (
  user_id integer primary key references users on delete cascade,
  key uuid not null
);
