-- Applications, the resumes sent with them, and what clients decide with.

create table resumes (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  -- This is the generated name under which the file is stored.
  key text not null unique,
  -- This is the name of the file that was uploaded.
  name text not null,
  type text not null check (type in ('pdf', 'doc', 'docx')),
  size integer not null,
  created_at timestamptz not null
);
create index resumes_newest on resumes (freelancer_id, id desc);

create table applications (
  id integer generated always as identity primary key,
  listing_id integer not null references job_listings,
  freelancer_id integer not null references freelancers,
  resume_id integer not null references resumes,
  cover_letter text not null,
  -- The job had this version when the application was sent.
  listing_version integer,
  -- The job promised a decision by this day when the application was sent. A later day of the job does not change it.
  promised_by date not null,
  -- The value is true if the client does not see who applied. It belongs to the application, so that the promise holds however
  -- the job is edited.
  is_hidden boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'closed')),
  message text,
  decline_reason text,
  -- The value is true if the client agreed, when accepting, that the freelancer gets their email address.
  email_shared boolean not null default false,
  applied_at timestamptz not null,
  -- The time at which the client first opened the application.
  opened_at timestamptz,
  decided_at timestamptz,
  -- The decision can be undone until this time. The time is null without a decision, and once the freelancer is notified.
  held_until timestamptz,
  -- The time at which the freelancer was notified of the decision.
  notified_at timestamptz,
  withdrawn_at timestamptz,
  withdrawal_reason text,
  -- The time at which the application ended without a decision.
  closed_at timestamptz,
  shortlisted_at timestamptz,
  -- The time at which the freelancer was notified of the shortlist stays when the application is taken off the list.
  shortlist_notified_at timestamptz,
  -- The lists sort applications by this rate. A freelancer without a rate comes after every currency.
  sort_currency text collate "C" not null default '~',
  sort_rate numeric not null default 0,
  is_decided boolean not null generated always as (status <> 'pending') stored,
  -- This is the status as far as the freelancer knows it.
  known_status text not null generated always as (case when held_until is null then status else 'pending' end) stored,
  constraint applications_decided check ((status in ('accepted', 'rejected')) = (decided_at is not null)),
  constraint applications_notified check (
    case when decided_at is null then held_until is null and notified_at is null else (held_until is null) <> (notified_at is null) end
  ),
  constraint applications_withdrawn check ((status = 'withdrawn') = (withdrawn_at is not null)),
  constraint applications_closed check ((status = 'closed') = (closed_at is not null))
);

-- Returns the rate by which the client's list sorts an application. An exact rate would identify a hidden applicant, so the lower end
-- of its band stands for it; rateBand() of the server knows the same bands.
create function shown_rate(is_hidden boolean, rate numeric) returns numeric language sql immutable as $$
  select case when is_hidden then (
    select max(edge)
      from unnest(array[0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000]::numeric[]) as edge
      where edge <= rate
  ) else rate end
$$;

-- A freelancer may apply again after a withdrawal.
create unique index applications_once on applications (listing_id, freelancer_id) where status <> 'withdrawn';
-- Each order of a client's list has an index, which is read in both directions to find the neighbours of an applicant.
create index applications_of_listing on applications (listing_id, is_decided, applied_at desc, id desc);
create index applications_oldest on applications (listing_id, is_decided, applied_at, id);
create index applications_by_shown_rate
  on applications (listing_id, is_decided, sort_currency, shown_rate(is_hidden, sort_rate), id);
create index applications_by_high_shown_rate
  on applications (listing_id, is_decided, sort_currency, (- shown_rate(is_hidden, sort_rate)), id);
create index applications_shortlisted on applications (listing_id, is_decided, applied_at desc, id desc)
  where shortlisted_at is not null;
create index applications_undecided on applications (listing_id, id) where status = 'pending';
create index applications_held on applications (held_until) where held_until is not null;
-- A freelancer's list shows accepted applications first, then the newest. The index also serves the counts by status.
create index applications_of_freelancer on applications (
  freelancer_id, (known_status = 'accepted') desc, applied_at desc, id desc
) include (known_status);
create index applications_of_freelancer_to_job on applications (freelancer_id, listing_id);
create index applications_resume on applications (resume_id);

create function sort_currency(rate numeric, currency text) returns text
  language sql immutable as $$ select case when rate is null then '~' else currency end $$;

create function complete_application() returns trigger language plpgsql as $$
begin
  new.promised_by := (
    select decision_date_of(decision_date, application_deadline) from job_listings where id = new.listing_id
  );
  -- The lock waits for a profile that is being saved.
  select sort_currency(hourly_rate, rate_currency), coalesce(hourly_rate, 0)
    into new.sort_currency, new.sort_rate
    from freelancers where user_id = new.freelancer_id for share;
  return new;
end $$;
create trigger applications_complete before insert on applications for each row execute function complete_application();

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

-- The client's notes are deleted with the job. Their table is separate, because no query for a freelancer may read it.
create table application_notes (
  application_id integer primary key references applications on delete cascade,
  note text not null
);

-- Each reveal of a hidden application is recorded, and both sides see it. A revealed application is never hidden again.
create table reveals (
  application_id integer primary key references applications on delete cascade,
  revealed_by integer references users on delete set null,
  revealed_at timestamptz not null,
  reason text not null check (reason in ('chosen', 'decision', 'review_ended'))
);
