-- How far the changes of the listed jobs have been announced to search engines. There is at most one row.
create table announced_jobs (
  is_only boolean primary key default true check (is_only),
  cursor text not null
);
