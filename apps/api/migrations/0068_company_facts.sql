-- What freelancers want to know of a company; null or empty where the client does not say.
alter table companies
  add column size text,
  add column founded smallint,
  add column location text not null default '';
