-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- How often jobs were opened, as sums for each day and each site that readers came from. Nothing here is about a reader.
create table job_views (
  listing_id integer not null references job_listings on delete cascade,
  day date not null,
  -- The host of the site, or an empty text if it is not known.
  site text not null,
  views integer not null default 1,
  primary key (listing_id, day, site)
);
create index job_views_day on job_views (day);
