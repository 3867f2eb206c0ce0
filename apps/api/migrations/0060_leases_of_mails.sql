-- Until when a server has the mail to send it. `due_at` alone does not tell an attempt that is under way from one that waits.
alter table mails add column leased_until timestamptz;
