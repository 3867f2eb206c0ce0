-- An application keeps the day by which it was promised an answer: putting off the job's day does not put off that one.

alter table applications add column promised_by date;

update applications set promised_by = answer_day(job.answers_by, job.application_deadline)
  from job_listings as job where job.id = listing_id;

alter table applications alter column promised_by set not null;

create function promise_answer() returns trigger language plpgsql as $$
begin
  new.promised_by := (
    select answer_day(answers_by, application_deadline) from job_listings where id = new.listing_id
  );
  return new;
end $$;

create trigger applications_promise before insert on applications
  for each row execute function promise_answer();
