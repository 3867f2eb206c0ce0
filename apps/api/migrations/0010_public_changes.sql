-- What the public sees has a version: the stamps of all slots. Whatever changes a public answer sets a new stamp in the
-- same transaction, so that the version and the data become visible at the same moment.
--
-- A single row would make every writer wait until the one before it commits. So a writer takes any slot that no other
-- transaction has locked, and adds one where there is none: there are never more slots than writers at one time.
-- Stamps are random, because a number would come back after the database was restored from a backup.

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

-- Of jobs, the public sees the active ones, and that a deleted one is gone.
create function record_changed_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from changed where is_active or deleted_at is not null) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger job_listings_public_inserted after insert on job_listings
  referencing new table as changed for each statement execute function record_changed_jobs();
create trigger job_listings_public_deleted after delete on job_listings
  referencing old table as changed for each statement execute function record_changed_jobs();

create function record_updated_jobs() returns trigger language plpgsql as $$
declare
  private constant text[] := '{version,applications_count,undecided_count,words}';
begin
  if exists (
    select from before b join after a using (id)
      where (b.is_active or a.is_active or b.deleted_at is not null or a.deleted_at is not null)
        and to_jsonb(b) - private is distinct from to_jsonb(a) - private
  ) then
    perform record_public_change();
  end if;
  return null;
end $$;

create trigger job_listings_public_updated after update on job_listings
  referencing old table as before new table as after for each statement execute function record_updated_jobs();
