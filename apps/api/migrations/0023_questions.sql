-- Questions about jobs, and the answers of their clients.

create table questions (
  id integer generated always as identity primary key,
  listing_id integer not null references job_listings on delete cascade,
  -- For the limits, and to tell them of the answer. No answer of the API has it.
  asker_id integer not null references users on delete cascade,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  -- A later change of the answer keeps it.
  answered_at timestamptz,
  -- A deleted question still counts among those that were asked in a day.
  deleted_at timestamptz,
  deletion_reason text,
  constraint questions_answered check ((answer is null) = (answered_at is null)),
  constraint questions_deleted check ((deleted_at is null) = (deletion_reason is null))
);
-- Those that wait come first, then the newest answer.
create index questions_of_job on questions (listing_id, answered_at desc, asked_at, id) where deleted_at is null;
create index questions_of_asker on questions (asker_id, asked_at);

-- The public sees those with an answer.
create function record_changed_questions() returns trigger language plpgsql as $$
begin
  if exists (select from changed where answer is not null and deleted_at is null) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger questions_public_inserted after insert on questions
  referencing new table as changed for each statement execute function record_changed_questions();
create trigger questions_public_deleted after delete on questions
  referencing old table as changed for each statement execute function record_changed_questions();

create function record_updated_questions() returns trigger language plpgsql as $$
begin
  if exists (
    select from before b join after a using (id)
      where (b.answer is not null or a.answer is not null) and to_jsonb(b) is distinct from to_jsonb(a)
  ) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger questions_public_updated after update on questions
  referencing old table as before new table as after for each statement execute function record_updated_questions();
