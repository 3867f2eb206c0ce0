-- Versions of what the public sees.

create table public_changes (
  slot integer generated always as identity primary key,
  stamp uuid not null default gen_random_uuid()
);
insert into public_changes default values;

create function record_public_change() returns void language plpgsql as $$
begin
  update public_changes set stamp = gen_random_uuid()
    where slot = (select slot from public_changes limit 1 for update skip locked);
  if not found then
    insert into public_changes default values;
  end if;
end $$;

-- For tables that are public as a whole.
create function record_changed_table() returns trigger language plpgsql as $$
begin
  perform record_public_change();
  return null;
end $$;

create trigger skills_public after insert or update or delete on skills
  for each statement execute function record_changed_table();
create trigger freelancer_skills_public after insert or update or delete on freelancer_skills
  for each statement execute function record_changed_table();
create trigger demo_accounts_public after insert or update or delete on demo_accounts
  for each statement execute function record_changed_table();
create trigger job_counts_public after insert or update or delete on job_counts
  for each statement execute function record_changed_table();
create trigger freelancer_count_public after insert or update or delete on freelancer_count
  for each statement execute function record_changed_table();
create trigger freelancers_public after insert or delete on freelancers
  for each statement execute function record_changed_table();

-- For updates of tables with private columns, which are the arguments. A new column is public until it is named here.
create function record_changed_columns() returns trigger language plpgsql as $$
begin
  if exists (select to_jsonb(b) - tg_argv from before b except select to_jsonb(a) - tg_argv from after a) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger freelancers_public_updated after update on freelancers
  referencing old table as before new table as after
  for each statement execute function record_changed_columns('updated_at');
create trigger users_public_updated after update on users
  referencing old table as before new table as after
  for each statement execute function record_changed_columns('password_hash', 'company', 'created_at');
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

create function record_changed_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from changed where is_active or deleted_at is not null) then
    perform record_public_change();
    perform record_subject_change('jobs');
  end if;
  return null;
end $$;
create trigger job_listings_public_inserted after insert on job_listings
  referencing new table as changed for each statement execute function record_changed_jobs();
create trigger job_listings_public_deleted after delete on job_listings
  referencing old table as changed for each statement execute function record_changed_jobs();
create function record_updated_jobs() returns trigger language plpgsql as $$
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
create trigger job_listings_public_updated after update on job_listings
  referencing old table as before new table as after for each statement execute function record_updated_jobs();

create function record_changed_companies() returns trigger language plpgsql as $$
begin
  if exists (select from changed where slug is not null) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger companies_public_inserted after insert on companies
  referencing new table as changed for each statement execute function record_changed_companies();
create trigger companies_public_deleted after delete on companies
  referencing old table as changed for each statement execute function record_changed_companies();
create trigger companies_public_updated after update on companies
  referencing old table as before new table as after
  for each statement execute function record_changed_columns('updated_at');
create trigger company_slugs_public after insert or update or delete on company_slugs
  for each statement execute function record_changed_table();

create trigger portfolio_pieces_public after insert or delete on portfolio_pieces
  for each statement execute function record_changed_table();
create trigger portfolio_pieces_public_updated after update on portfolio_pieces
  referencing old table as before new table as after
  for each statement execute function record_changed_columns('updated_at');

create function record_answers() returns trigger language plpgsql as $$
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

create function record_changed_answers() returns trigger language plpgsql as $$
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
create trigger applications_public_inserted after insert on applications
  referencing new table as changed for each statement execute function record_answers();
create trigger applications_public_deleted after delete on applications
  referencing old table as changed for each statement execute function record_answers();
create trigger applications_public_updated after update on applications
  referencing old table as before new table as after
  for each statement execute function record_changed_answers();

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
