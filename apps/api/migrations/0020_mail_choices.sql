-- A user can switch off some kinds of mail, and chooses the time zone of the days and times that they read.
alter table users
  -- The kinds that the user has chosen about, such as {"questions": false}. The user wants all others.
  add column mail_choices jsonb not null default '{}',
  -- A name of the IANA database. It is null where the user chose none, and days and times are in UTC.
  add column time_zone text;

-- The link that stops mails of this kind (RFC 8058). It is null for mails that are always sent, and once the mail is sent.
alter table mails add column unsubscribe_url text;
