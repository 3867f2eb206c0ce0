-- The index of words also has what jobs are filtered by, so that it finds words and filters together, and groups of jobs by id,
-- so that it finds some of the newest without reading the others.
drop index concurrently if exists job_listings_words_and_keys;

-- jobs/jobKeys.ts makes the same keys. `posted` is the week since 1970, and the number of `newest` says how many bits of
-- the id are left out.
create or replace function job_keys(
  id integer, date_posted timestamptz, category text, location text, company text, employment_type text, remote text
) returns tsvector language sql immutable parallel safe return array_to_tsvector(array[
  'category/' || left(md5(category), 8),
  'location/' || left(md5(location), 8),
  'company/' || left(md5(company), 8),
  'employment_type/' || left(md5(employment_type), 8),
  'remote/' || left(md5(remote), 8),
  'posted/' || coalesce(floor(extract(epoch from date_posted at time zone 'UTC') / 604800)::integer::text, ''),
  'newest10/' || (id >> 10)::text,
  'newest12/' || (id >> 12)::text,
  'newest14/' || (id >> 14)::text,
  'newest16/' || (id >> 16)::text,
  'newest18/' || (id >> 18)::text,
  'newest20/' || (id >> 20)::text
]);

create index concurrently job_listings_words_and_keys on job_listings
  using gin (words, job_keys(id, date_posted, category, location, company, employment_type, remote))
  with (fastupdate = off) where is_listed;

-- The version before reads the words from the new one.
drop index concurrently if exists job_listings_words;
