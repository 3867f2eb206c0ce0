-- Plain rules look at the first job of a client, and at the first text of a profile. A task takes these rows.
create table first_texts (
  kind text not null check (kind in ('job', 'freelancer')),
  subject_id integer not null,
  primary key (kind, subject_id)
);

create function note_first_job() returns trigger language plpgsql as $$
begin
  if not exists (select from job_listings where client_id = new.client_id and id <> new.id) then
    insert into first_texts (kind, subject_id) values ('job', new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger job_listings_first after insert on job_listings
  for each row when (new.client_id is not null) execute function note_first_job();

create function note_first_bio() returns trigger language plpgsql as $$
begin
  insert into first_texts (kind, subject_id) values ('freelancer', new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger freelancers_first_bio after update of bio on freelancers
  for each row when (old.bio = '' and new.bio <> '') execute function note_first_bio();
