-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- What the server knows about whether a job is real: its pauses, earlier jobs with nearly the same text, and a confirmed domain.
alter table job_listings add column pauses integer not null default 0;
alter table job_listings add column reopened_at timestamptz;

-- Jobs whose text has not been compared with the others since it was written.
create table uncompared_jobs (
  listing_id integer primary key references job_listings on delete cascade
);

-- The jobs with nearly the same text have the same group, which is the id of one of them. A job with a short text has no row.
create table job_texts (
  listing_id integer primary key references job_listings on delete cascade,
  group_id integer not null,
  -- Texts that are nearly the same share some of these numbers.
  bands integer[] not null
);
create index job_texts_group on job_texts (group_id);
create index job_texts_bands on job_texts using gin (bands);

create function compare_text() returns trigger language plpgsql as $$
begin
  -- The update locks a row that a task is about to take, so no text is left out.
  insert into uncompared_jobs (listing_id) values (new.id) on conflict (listing_id) do update set listing_id = excluded.listing_id;
  return null;
end $$;
create trigger job_listings_compare after insert on job_listings for each row execute function compare_text();
create trigger job_listings_compare_again after update of description on job_listings for each row
  when (old.description is distinct from new.description) execute function compare_text();
insert into uncompared_jobs (listing_id) select id from job_listings;

-- The domain of a company's website, if the company has shown that it controls it.
create table company_domains (
  company_id integer primary key references companies on delete cascade,
  host text not null,
  confirmed_at timestamptz not null,
  -- Since when the value is missing. After a week, the row is deleted.
  failing_since timestamptz,
  next_check_at timestamptz not null
);
create index company_domains_next_check on company_domains (next_check_at);
create trigger company_domains_public after insert or update or delete on company_domains
  for each row execute function change_versions('{public}', '{failing_since,next_check_at}');
