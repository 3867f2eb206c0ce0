-- When a job's page changed, for the sitemap. Null where it is not known: the job was changed before this was kept.

alter table job_listings add column updated_at timestamptz;
update job_listings set updated_at = case when version = 1 then coalesce(date_posted, created_at) end;

-- The sitemap reads active jobs by ranges of ids, of which old ones may have none left.
create index job_listings_active_ids on job_listings (id) where is_active;
