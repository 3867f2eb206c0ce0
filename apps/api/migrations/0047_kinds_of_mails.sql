-- MailKind of the contract for a mail that its receiver can switch off. A mail that waits is then not sent any more.
alter table mails add column kind text;
