-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation, disallowed-unique-constraint
-- Operators add, rename and merge skills.

-- A merged skill stands for another one, so that links, open forms and drafts with its id still work. Nobody has it.
alter table skills add column merged_into integer references skills;

-- Two skills that differ only in their case are one. The name of a merged skill may be used again.
create unique index skills_name on skills (lower(name)) where merged_into is null;
alter table skills drop constraint skills_name_key;

-- A renamed skill changes what its freelancers are found by.
create function index_freelancers_of_skill() returns trigger language plpgsql as $$
begin
  perform learn_words(new.name);
  perform index_freelancers(array(select freelancer_id from freelancer_skills where skill_id = new.id));
  return null;
end $$;
create trigger skills_index after insert or update of name on skills
  for each row execute function index_freelancers_of_skill();
