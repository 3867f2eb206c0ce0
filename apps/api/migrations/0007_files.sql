-- What ties stored files to this database, and what is known about files that no row refers to.

-- The same id is kept with the files, so that they are never used with another database.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

-- Files that exist, or are about to, while no row refers to them. Only what is listed here is ever removed.
create table unreferenced_files (
  key text primary key,
  recorded_at timestamptz not null,
  -- Since this day it is certain that no row will refer to it any more: the day's folder of the trash has the file.
  abandoned_on date
);
