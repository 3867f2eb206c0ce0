-- Checks the references of 0013_deleted_accounts.sql, and builds its index, while reads and writes go on. The statements run one by
-- one, and all of them again after an interruption, which leaves an invalid index behind.
alter table applications validate constraint applications_freelancer_id_fkey, validate constraint applications_resume_id_fkey;
alter table job_listings validate constraint job_listings_client_id_fkey;
alter table questions validate constraint questions_asker_id_fkey;
drop index concurrently if exists users_deletes_at;
create index concurrently users_deletes_at on users (deletes_at) where deletes_at is not null;
