-- Each client has one company; its name is empty until the client gives it. The name also stands on the client's jobs
-- (job_listings.company), where it is searched with the rest, and follows this one.

create table companies (
  id integer generated always as identity primary key,
  client_id integer not null unique references users on delete cascade,
  name text not null,
  -- Names the company's page, which a company without a name does not have. A trigger sets it.
  slug text unique,
  about text not null default '',
  website text not null default '',
  -- The name under which the logo is stored, without size and extension; null where there is none.
  logo text,
  updated_at timestamptz not null,
  constraint companies_named_have_a_page check ((name = '') = (slug is null))
);

-- Every slug that a company has or had, so that links to it stay good, and no other company gets it. Checked at the end
-- of the transaction, because the slug of a new company comes before the company.
create table company_slugs (
  slug text primary key,
  company_id integer not null references companies on delete cascade deferrable initially deferred
);
create index company_slugs_company on company_slugs (company_id);

-- 'Müller & Söhne' → 'muller-sohne'; '1984' → 'company-1984', because digits alone are an id; null for a name in another
-- script.
create function company_slug(name text) returns text language sql immutable parallel safe strict return (
  select case when slug ~ '^[0-9]+$' then 'company-' || slug else nullif(slug, '') end
    from (
      select trim(both '-' from left(trim(both '-' from regexp_replace(search_text(name), '[^a-z0-9]+', '-', 'g')), 60))
    ) as plain (slug)
);

create function set_company_slug() returns trigger language plpgsql as $$
declare
  wanted text := coalesce(company_slug(new.name), 'company-' || new.id);
  candidate text := wanted;
  number integer := 1;
begin
  if new.name = '' then
    new.slug := null;
    return new;
  end if;
  loop
    -- Waits for another transaction that is about to take the same.
    insert into company_slugs (slug, company_id) values (candidate, new.id) on conflict do nothing;
    exit when exists (select from company_slugs where slug = candidate and company_id = new.id);
    candidate := concat_ws('-', wanted, new.id, case when number > 1 then number end);
    number := number + 1;
  end loop;
  new.slug := candidate;
  return new;
end $$;

create trigger companies_slug before insert on companies
  for each row execute function set_company_slug();
create trigger companies_new_slug before update of name on companies
  for each row when (old.name <> new.name) execute function set_company_slug();

create function rename_company_on_jobs() returns trigger language plpgsql as $$
begin
  update job_listings set company = new.name, updated_at = new.updated_at
    where client_id = new.client_id and company <> new.name;
  return null;
end $$;

create trigger companies_rename after update of name on companies
  for each row when (old.name <> new.name) execute function rename_company_on_jobs();

insert into companies (client_id, name, updated_at)
  select id, coalesce(nullif(trim(company), ''), (
    select company from job_listings where client_id = users.id and company <> '' order by id desc limit 1
  ), ''), created_at
  from users where role = 'client' order by id;
-- The foreign key, before the tables change again.
set constraints all immediate;
update job_listings as job set company = companies.name
  from companies where companies.client_id = job.client_id and job.company <> companies.name;
alter table users drop column company;

-- A company's open jobs, counted and listed without reading the others.
create index job_listings_of_company on job_listings (client_id, date_posted desc, id desc)
  include (application_deadline) where is_active;

-- A company without a name is not public.
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
