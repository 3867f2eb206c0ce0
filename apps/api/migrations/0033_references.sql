-- Deleting a user looks for the rows that say who did something, and looked through whole tables without these indexes. The statements
-- run one by one, and all of them again after an interruption, which leaves an invalid index behind.
drop index concurrently if exists applications_decided_by;
create index concurrently applications_decided_by on applications (decided_by) where decided_by is not null;

drop index concurrently if exists application_notes_written_by;
create index concurrently application_notes_written_by on application_notes (written_by) where written_by is not null;

drop index concurrently if exists job_versions_replaced_by;
create index concurrently job_versions_replaced_by on job_versions (replaced_by) where replaced_by is not null;

drop index concurrently if exists messages_author;
create index concurrently messages_author on messages (author_id) where author_id is not null;

drop index concurrently if exists reveals_revealed_by;
create index concurrently reveals_revealed_by on reveals (revealed_by) where revealed_by is not null;
