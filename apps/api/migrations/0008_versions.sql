-- Versions of what the public sees and of what lists read; see docs/decisions/052-caching.md.

-- A version consists of all its stamps. A writer changes any stamp that no other transaction has locked, and adds one where
-- there is none.
create table versions (
  slot integer generated always as identity primary key,
  subject text not null check (subject in ('public', 'jobs', 'freelancers')),
  stamp uuid not null default gen_random_uuid()
);
insert into versions (subject) values ('public'), ('jobs'), ('freelancers');

-- Changes a version once in a transaction, because others see the new stamp only after the commit. The setting ends with the
-- transaction, and with a savepoint that is undone.
create function change_version(of_subject text) returns void language plpgsql as $$
begin
  if current_setting('versions.' || of_subject, true) = 'changed' then
    return;
  end if;
  perform set_config('versions.' || of_subject, 'changed', true);
  update versions set stamp = gen_random_uuid()
    where slot = (select slot from versions where subject = of_subject limit 1 for update skip locked);
  if not found then
    insert into versions (subject) values (of_subject);
  end if;
end $$;

-- Changes the versions of the first argument if the part of a row that they cover has changed. The second argument names the
-- private columns: a new column is public until it is named there. The third is the condition of a public row.
create function change_versions() returns trigger language plpgsql as $$
declare
  private constant text[] := coalesce(tg_argv[1], '{}');
  public_row constant jsonpath := coalesce(tg_argv[2], '$');
begin
  if jsonb_path_query_first(to_jsonb(old) - private, public_row)
    is distinct from jsonb_path_query_first(to_jsonb(new) - private, public_row)
  then
    perform change_version(subject) from unnest(tg_argv[0]::text[]) as subject;
  end if;
  return null;
end $$;

create trigger skills_public after insert or update or delete on skills
  for each row execute function change_versions('{public,jobs,freelancers}');
create trigger demo_accounts_public after insert or update or delete on demo_accounts
  for each row execute function change_versions('{public}');
create trigger companies_public after insert or update or delete on companies
  for each row execute function change_versions('{public}', '{updated_at}', '$ ? (@.slug != null)');
create trigger portfolio_pieces_public after insert or update or delete on portfolio_pieces
  for each row execute function change_versions('{public}', '{updated_at}');
create trigger questions_public after insert or update or delete on questions
  for each row execute function change_versions('{public}', '{}', '$ ? (@.reply != null && @.deleted_at == null)');
create trigger job_listings_public after insert or update or delete on job_listings
  for each row execute function change_versions(
    '{public,jobs}',
    '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at}',
    '$ ? (@.is_active == true || @.deleted_at != null)'
  );
create trigger freelancers_public after insert or update or delete on freelancers
  for each row execute function change_versions('{public}', '{updated_at}');
-- Users are inserted and deleted with their freelancers.
create trigger users_public after update on users
  for each row execute function change_versions('{public}', '{password_hash,created_at,language}');
-- The row changes with the skills of a freelancer as well.
create trigger freelancer_search_public after insert or update or delete on freelancer_search
  for each row execute function change_versions('{public,freelancers}');

-- Each client's public record has a version.
create table decision_record_versions (
  client_id integer not null references users on delete cascade,
  stamp uuid not null default gen_random_uuid(),
  primary key (client_id, stamp)
);

create function change_decision_record(client integer) returns void language plpgsql as $$
begin
  if current_setting('versions.client', true) = client::text then
    return;
  end if;
  perform set_config('versions.client', client::text, true);
  delete from decision_record_versions where client_id = client and stamp in (
    select stamp from decision_record_versions where client_id = client for update skip locked
  );
  insert into decision_record_versions (client_id) values (client);
end $$;

create function change_decision_record_of_application() returns trigger language plpgsql as $$
begin
  if (coalesce(old.known_status, 'pending'), old.notified_at) is distinct from (coalesce(new.known_status, 'pending'), new.notified_at) then
    perform change_version('public');
    perform change_decision_record(client_id) from job_listings where id = coalesce(new.listing_id, old.listing_id);
  end if;
  return null;
end $$;
create trigger applications_public after insert or update or delete on applications
  for each row execute function change_decision_record_of_application();

-- The version changes with the day by which a decision is due.
create function change_decision_record_of_job() returns trigger language plpgsql as $$
begin
  perform change_decision_record(new.client_id);
  return null;
end $$;
create trigger job_listings_change_decision_record after update of decision_date, application_deadline on job_listings
  for each row when (
    decision_date_of(old.decision_date, old.application_deadline) is distinct from decision_date_of(new.decision_date, new.application_deadline)
  )
  execute function change_decision_record_of_job();
