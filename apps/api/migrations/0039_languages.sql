-- The language in which a user reads, and gets mails; null where none was chosen. openapi.yaml lists those that there are.
alter table users
  add column language text check (language ~ '^[a-z]{2,3}$');

-- The language in which a mail was written.
alter table mails
  add column language text not null default 'en';
