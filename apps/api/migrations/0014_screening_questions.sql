-- A client may ask everyone who applies to a job the same few questions. An application stores the questions as they were
-- asked, so that later edits of the job do not change what was answered.
alter table job_listings add column screening_questions jsonb not null default '[]';
alter table applications add column screening_answers jsonb not null default '[]';
