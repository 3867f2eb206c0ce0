-- An inactive job becomes active by itself on a day that its client has planned. The statements run one by one, and all of them
-- again after an interruption, which leaves an invalid index behind.
alter table job_listings add column if not exists publish_on date;
alter table job_listings drop constraint if exists job_listings_planned;
alter table job_listings add constraint job_listings_planned check (publish_on is null or not is_active) not valid;
drop index concurrently if exists job_listings_publish_on;
create index concurrently job_listings_publish_on on job_listings (publish_on) where publish_on is not null;
