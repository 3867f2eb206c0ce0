-- A freelancer who sends the same resume again refers to the file that is stored already. The digest is null for resumes of older
-- versions. Several rows may have one key, each with the name that the file had when it was sent.
alter table resumes add column digest bytea;
alter table resumes drop constraint resumes_key_key;
