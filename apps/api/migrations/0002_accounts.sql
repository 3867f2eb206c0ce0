-- Users, how they sign in, and what clients and freelancers say about themselves.

create table users (
  id integer generated always as identity primary key,
  -- The address is stored as it was typed. Addresses that differ only in case belong to the same user.
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('freelancer', 'client')),
  -- The language of the pages and mails is null where the user chose none. openapi.yaml lists the languages.
  language text check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

-- Each sign-in has one row. The row lives as long as its refresh token, of which only the hash is stored.
create table sessions (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Requests for a password link, with the address as typed. The server looks the address up after its response, so that the
-- response time does not show which addresses have an account.
create table reset_requests (
  id integer generated always as identity primary key,
  email text not null,
  created_at timestamptz not null
);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- Accounts that the sign-in page offers to all visitors, with their public passwords. Only the demo data has them.
create table demo_accounts (
  user_id integer primary key references users on delete cascade,
  password text not null
);

-- Each client has one company. Its name is empty until the client enters it. The name is copied to the client's jobs
-- (job_listings.company), where it is searched with the rest.
create table companies (
  id integer generated always as identity primary key,
  client_id integer not null unique references users on delete cascade,
  name text not null,
  -- The slug is the address of the company's page, which only a company with a name has. A trigger sets it.
  slug text unique,
  about text not null default '',
  website text not null default '',
  -- This is the name under which the logo is stored, without size and extension. It is null without a logo.
  logo text,
  updated_at timestamptz not null,
  constraint companies_named_have_a_page check ((name = '') = (slug is null))
);

-- Every slug that a company has or had, so that old links stay valid and no other company gets the slug. The reference is checked
-- at the end of the transaction, because the slug of a new company is inserted before the company.
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
  elsif new.name = old.name then
    return new;
  end if;
  loop
    -- The lock waits for another transaction that is about to take the same slug.
    insert into company_slugs (slug, company_id) values (candidate, new.id) on conflict do nothing;
    exit when exists (select from company_slugs where slug = candidate and company_id = new.id);
    candidate := concat_ws('-', wanted, new.id, case when number > 1 then number end);
    number := number + 1;
  end loop;
  new.slug := candidate;
  return new;
end $$;
create trigger companies_slug before insert or update of name on companies
  for each row execute function set_company_slug();

-- Clients save messages for accepting and declining.
create table message_templates (
  id integer generated always as identity primary key,
  client_id integer not null references users on delete cascade,
  kind text not null check (kind in ('accept', 'decline')),
  name text not null,
  text text not null
);
create index message_templates_of_client on message_templates (client_id, lower(name), id);

create table freelancers (
  user_id integer primary key references users on delete cascade,
  title text not null default '',
  bio text not null default '',
  experience text not null default '',
  portfolio_link text not null default '',
  hourly_rate numeric(8, 2) check (hourly_rate >= 0),
  rate_currency text not null default 'USD' check (rate_currency ~ '^[A-Z]{3}$'),
  location text not null default '',
  availability_status text not null default 'Available' check (availability_status in ('Available', 'Busy', 'On Leave')),
  -- This is the name under which the picture is stored, without size and extension. It is null without a picture.
  picture text,
  is_introduced boolean not null generated always as (bio <> '') stored,
  updated_at timestamptz not null default now()
);
create index freelancers_directory on freelancers (is_introduced desc, user_id desc);

create table skills (
  id integer generated always as identity primary key,
  name text not null unique,
  category text not null
);

create table freelancer_skills (
  freelancer_id integer not null references freelancers on delete cascade,
  skill_id integer not null references skills,
  primary key (freelancer_id, skill_id)
);

-- Freelancers show pieces of work in the order of `position`, which may have gaps.
create table portfolio_pieces (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  position integer not null,
  title text not null,
  link text not null default '',
  -- This is the name under which the picture is stored, without size and extension. It is null without a picture.
  picture text,
  updated_at timestamptz not null,
  constraint portfolio_pieces_show_something check (link <> '' or picture is not null),
  -- The constraint is checked at the end of a statement, so that one statement can exchange positions.
  constraint portfolio_pieces_order unique (freelancer_id, position) deferrable
);

-- Visitors send messages to freelancers.
create table contact_messages (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  client_email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_freelancer on contact_messages (freelancer_id);
