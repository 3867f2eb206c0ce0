-- Freelancers sort what they have saved into lists of their own. Empty means that a job is in none.
alter table saved_jobs add column list text not null default '';
