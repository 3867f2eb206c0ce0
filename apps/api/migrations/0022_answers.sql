-- Each job names a day by which its applicants get an answer, and applications end where they get none.

alter table job_listings
  -- Null: 14 days after the deadline.
  add column answers_by date,
  add constraint job_listings_answers_by check (answers_by >= application_deadline);

create function answer_day(answers_by date, deadline date) returns date
  language sql immutable as 'select coalesce(answers_by, deadline + 14)';

-- A week later, what is undecided ends.
create function closing_day(answers_by date, deadline date) returns date
  language sql immutable as 'select answer_day(answers_by, deadline) + 7';

-- Applications that wait already are given the same time from today on.
update job_listings set answers_by = current_date + 14
  where undecided_count > 0 and application_deadline < current_date;

alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check check (
    status in ('pending', 'accepted', 'rejected', 'withdrawn', 'closed')
  ),
  -- When it ended without a decision.
  add column closed_at timestamptz,
  add constraint applications_closed check ((status = 'closed') = (closed_at is not null));

create index applications_undecided on applications (listing_id, id) where status = 'pending';

-- The public sees how clients answer: not that an application arrives, but what the freelancer knows of it.
create function record_answers() returns trigger language plpgsql as $$
begin
  if exists (select from changed where known_status <> 'pending') then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger applications_public_inserted after insert on applications
  referencing new table as changed for each statement execute function record_answers();
create trigger applications_public_deleted after delete on applications
  referencing old table as changed for each statement execute function record_answers();

create function record_changed_answers() returns trigger language plpgsql as $$
begin
  if exists (
    select from before b join after a using (id)
      where (b.known_status, b.told_at) is distinct from (a.known_status, a.told_at)
  ) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger applications_public_updated after update on applications
  referencing old table as before new table as after
  for each statement execute function record_changed_answers();
