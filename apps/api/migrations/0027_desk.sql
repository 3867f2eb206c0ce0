-- What a client decides with: the order of the applicants, a shortlist, and notes.

alter table applications
  add column is_decided boolean not null generated always as (status <> 'pending') stored,
  -- The freelancer's rate as the lists sort it; without one, after every currency.
  add column sort_currency text collate "C" not null default '~',
  add column sort_rate numeric not null default 0,
  add column shortlisted_at timestamptz,
  -- When the freelancer was told so. It stays when the application is taken off.
  add column shortlist_told_at timestamptz;

create function sort_currency(rate numeric, currency text) returns text
  language sql immutable as $$ select case when rate is null then '~' else currency end $$;

update applications
  set sort_currency = sort_currency(f.hourly_rate, f.rate_currency), sort_rate = coalesce(f.hourly_rate, 0)
  from freelancers as f where f.user_id = applications.freelancer_id;

create function copy_rate() returns trigger language plpgsql as $$
begin
  -- The lock waits for a profile that is being saved.
  select sort_currency(hourly_rate, rate_currency), coalesce(hourly_rate, 0)
    into new.sort_currency, new.sort_rate
    from freelancers where user_id = new.freelancer_id for share;
  return new;
end $$;
create trigger applications_rate before insert on applications for each row execute function copy_rate();

create function spread_rate() returns trigger language plpgsql as $$
begin
  update applications
    set sort_currency = sort_currency(new.hourly_rate, new.rate_currency), sort_rate = coalesce(new.hourly_rate, 0)
    where freelancer_id = new.user_id;
  return null;
end $$;
create trigger freelancers_rate after update of hourly_rate, rate_currency on freelancers
  for each row when ((old.hourly_rate, old.rate_currency) is distinct from (new.hourly_rate, new.rate_currency))
  execute function spread_rate();

-- Each order of a client's list, in either direction: the neighbours of an applicant are found in it as well.
drop index applications_of_listing;
create index applications_of_listing on applications (listing_id, is_decided, applied_at desc, id desc);
create index applications_oldest on applications (listing_id, is_decided, applied_at, id);
create index applications_by_rate on applications (listing_id, is_decided, sort_currency, sort_rate, id);
create index applications_by_high_rate on applications (listing_id, is_decided, sort_currency, (- sort_rate), id);
create index applications_shortlisted on applications (listing_id, is_decided, applied_at desc, id desc)
  where shortlisted_at is not null;

-- A table of its own: nothing that a freelancer reads comes from it.
create table application_notes (
  application_id integer primary key references applications on delete cascade,
  note text not null
);

create function delete_notes() returns trigger language plpgsql as $$
begin
  delete from application_notes using applications
    where applications.id = application_id and listing_id = new.id;
  return null;
end $$;
create trigger job_listings_notes after update of deleted_at on job_listings
  for each row when (new.deleted_at is not null) execute function delete_notes();
