-- How many freelancers there are, so that a page beyond the last one costs nothing.

create table freelancer_count (
  -- One row.
  id boolean primary key default true check (id),
  total integer not null
);
insert into freelancer_count (total) select count(*) from freelancers;

create function count_freelancers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update freelancer_count set total = total + (select count(*) from changed);
  else
    update freelancer_count set total = total - (select count(*) from changed);
  end if;
  return null;
end $$;

create trigger freelancers_count_inserted after insert on freelancers
  referencing new table as changed for each statement execute function count_freelancers();
create trigger freelancers_count_deleted after delete on freelancers
  referencing old table as changed for each statement execute function count_freelancers();
