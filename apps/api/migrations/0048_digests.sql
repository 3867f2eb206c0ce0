-- The hour of the day at which a user gets one mail for all mails that can be switched off, or null for a mail each. The contract
-- limits it.
alter table users add column digest_hour integer;
-- A mail that waits for a digest becomes one of its lines. `digest_href` is where the line leads, and is null for all other mails.
-- The line is left out if its notification has been read, or is gone.
alter table mails add column digest_href text;
alter table mails add column notification_id integer;
