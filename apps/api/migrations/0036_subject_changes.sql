-- What lists of jobs and of freelancers read has a version for each of the two, beside that of all that the public sees (0010): a
-- new job discards no search for freelancers, and a profile, a question or an answer no search for jobs.

create table subject_changes (
  slot integer generated always as identity primary key,
  subject text not null check (subject in ('jobs', 'freelancers')),
  stamp uuid not null default gen_random_uuid()
);
insert into subject_changes (subject) values ('jobs'), ('freelancers');

-- As record_public_change(): no writer waits for another.
create function record_subject_change(changed text) returns void language plpgsql as $$
begin
  update subject_changes set stamp = gen_random_uuid()
    where slot = (select slot from subject_changes where subject = changed limit 1 for update skip locked);
  if not found then
    insert into subject_changes (subject) values (changed);
  end if;
end $$;

create or replace function record_changed_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from changed where is_active or deleted_at is not null) then
    perform record_public_change();
    perform record_subject_change('jobs');
  end if;
  return null;
end $$;

-- As before (0026), with the subject.
create or replace function record_updated_jobs() returns trigger language plpgsql as $$
declare
  private constant text[] :=
    '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at}';
begin
  if exists (
    select from before b join after a using (id)
      where (b.is_active or a.is_active or b.deleted_at is not null or a.deleted_at is not null)
        and to_jsonb(b) - private is distinct from to_jsonb(a) - private
  ) then
    perform record_public_change();
    perform record_subject_change('jobs');
  end if;
  return null;
end $$;

create function record_changed_freelancers() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform record_subject_change('freelancers');
  end if;
  return null;
end $$;
create trigger freelancer_search_inserted after insert on freelancer_search
  referencing new table as changed for each statement execute function record_changed_freelancers();
create trigger freelancer_search_deleted after delete on freelancer_search
  referencing old table as changed for each statement execute function record_changed_freelancers();

-- Suggestions for jobs name skills as well.
create function record_changed_skills() returns trigger language plpgsql as $$
begin
  perform record_subject_change('jobs');
  perform record_subject_change('freelancers');
  return null;
end $$;
create trigger skills_changed after insert or update or delete on skills
  for each statement execute function record_changed_skills();

-- A profile is indexed anew with each change of it, and mostly as it was.
create function record_updated_freelancers() returns trigger language plpgsql as $$
begin
  if exists (select from before b join after a using (freelancer_id) where b is distinct from a) then
    perform record_subject_change('freelancers');
  end if;
  return null;
end $$;
create trigger freelancer_search_updated after update on freelancer_search
  referencing old table as before new table as after
  for each statement execute function record_updated_freelancers();
