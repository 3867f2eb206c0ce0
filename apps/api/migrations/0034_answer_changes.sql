-- How a client answers has a version of its own: the stamps of that client. With the public version (0010), every new job
-- made the records of all clients be counted again.
--
-- As in 0010, no writer waits for another: a stamp that another transaction has locked stays beside the new one.

create table answer_changes (
  client_id integer not null references users on delete cascade,
  stamp uuid not null default gen_random_uuid(),
  primary key (client_id, stamp)
);

create function record_answer_change(client integer) returns void language plpgsql as $$
begin
  delete from answer_changes where client_id = client and stamp in (
    select stamp from answer_changes where client_id = client for update skip locked
  );
  insert into answer_changes (client_id) values (client);
end $$;

create or replace function record_answers() returns trigger language plpgsql as $$
begin
  if exists (select from changed where known_status <> 'pending') then
    perform record_public_change();
    -- A client who is being deleted has no jobs any more.
    perform record_answer_change(client_id) from (
      select distinct client_id from changed join job_listings on job_listings.id = listing_id
        where known_status <> 'pending' order by client_id
    ) as clients;
  end if;
  return null;
end $$;

create or replace function record_changed_answers() returns trigger language plpgsql as $$
begin
  if exists (
    select from before b join after a using (id)
      where (b.known_status, b.told_at) is distinct from (a.known_status, a.told_at)
  ) then
    perform record_public_change();
    perform record_answer_change(client_id) from (
      select distinct client_id from before b join after a using (id)
        join job_listings on job_listings.id = a.listing_id
        where (b.known_status, b.told_at) is distinct from (a.known_status, a.told_at) order by client_id
    ) as clients;
  end if;
  return null;
end $$;

-- The day by which an answer is due.
create function record_changed_answer_day() returns trigger language plpgsql as $$
begin
  perform record_answer_change(new.client_id);
  return null;
end $$;

create trigger job_listings_answer_day after update of answers_by, application_deadline on job_listings
  for each row when (
    answer_day(old.answers_by, old.application_deadline) is distinct from answer_day(new.answers_by, new.application_deadline)
  )
  execute function record_changed_answer_day();
