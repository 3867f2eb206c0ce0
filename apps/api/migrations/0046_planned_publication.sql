-- An inactive job becomes active by itself on a day that its client has planned.
alter table job_listings add column publish_on date;
create index job_listings_publish_on on job_listings (publish_on) where publish_on is not null;
alter table job_listings add constraint job_listings_planned check (publish_on is null or not is_active) not valid;
