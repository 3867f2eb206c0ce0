-- Moderators hide what breaks a rule, and suspend accounts. Each row says itself whether it is withheld, because every query of the
-- public reads it. The moderation folder computes these columns from the rulings, so a reversed ruling restores what was before.

-- Until this time, the user cannot log in, and nothing of theirs is public. It is the end of the year 9999 for an ended account.
alter table users add column suspended_until timestamptz;

alter table freelancers add column is_withheld boolean not null default false;
alter table companies add column is_withheld boolean not null default false;
alter table portfolio_pieces add column is_withheld boolean not null default false;
alter table messages add column is_withheld boolean not null default false;
alter table questions
  add column is_withheld boolean not null default false,
  add column is_reply_withheld boolean not null default false;
alter table job_listings
  add column is_withheld boolean not null default false,
  add column active_before_withholding boolean not null default false;

-- A withheld job is inactive, whatever its client does, so no query has to know of withheld jobs. What the client wants meanwhile counts
-- when the job is shown again.
create function keep_withheld_job_inactive() returns trigger language plpgsql as $$
begin
  if new.is_withheld and not coalesce(old.is_withheld, false) then
    new.active_before_withholding := new.is_active;
    new.is_active := false;
  elsif new.is_withheld then
    new.active_before_withholding := new.active_before_withholding or new.is_active;
    new.is_active := false;
  elsif old.is_withheld then
    -- Its client may have planned a day for it meanwhile.
    new.is_active := old.active_before_withholding and new.deleted_at is null and new.filled_at is null
      and new.publish_on is null;
    new.active_before_withholding := false;
  end if;
  return new;
end $$;
create trigger job_listings_withheld before update on job_listings
  for each row when (old.is_withheld or new.is_withheld) execute function keep_withheld_job_inactive();

create or replace function change_job() returns trigger language plpgsql as $$
declare
  -- A new column is public until it is named here.
  private constant text[] := '{version,applications_count,undecided_count,taken_count,words,head,last_sign_at,asked_at,link_hash,paused_at,active_before_fill,active_before_withholding}';
  public_row constant jsonpath := '$ ? (@.is_active == true || @.deleted_at != null || (@.filled_at != null && @.fill_held_until == null))';
  before constant jsonb := jsonb_path_query_first(to_jsonb(old) - private, public_row);
  after constant jsonb := jsonb_path_query_first(to_jsonb(new) - private, public_row);
begin
  if before is distinct from after then
    perform change_version('public'), change_version('jobs');
    if coalesce(old.is_listed, false) or coalesce(new.is_listed, false) then
      insert into job_changes (listing_id, was_listed) values (coalesce(new.id, old.id), coalesce(old.is_listed, false));
    end if;
    if coalesce(new.is_listed, false) then
      insert into unmatched_jobs (listing_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end $$;

-- The directory does not list withheld freelancers.
create or replace function index_freelancers(changed_ids integer[]) returns void language sql as $$
  delete from freelancer_search where freelancer_id = any(changed_ids) and exists (
    select from freelancers where user_id = freelancer_id and is_withheld
  );

  insert into freelancer_search
    select user_id, is_complete_profile(title, bio, location, hourly_rate, cardinality(skill.ids)),
      availability_status, hourly_rate, rate_currency, skill.ids,
      search_head(title, skill.names, location || E'\n' || person.name),
      search_words(title || E'\n' || skill.names, location || E'\n' || person.name || E'\n' || bio)
    from freelancers
      cross join lateral (
        select first_name || ' ' || last_name as name from users where id = user_id and confirmed_at is not null
      ) as person
      cross join lateral (
        select coalesce(array_agg(id order by id), '{}') as ids, coalesce(string_agg(name, E'\n' order by id), '') as names
          from freelancer_skills join skills on id = skill_id where freelancer_id = user_id
      ) as skill
    where user_id = any(changed_ids) and not is_withheld
  on conflict (freelancer_id) do update set
    is_complete = excluded.is_complete,
    availability_status = excluded.availability_status,
    hourly_rate = excluded.hourly_rate,
    rate_currency = excluded.rate_currency,
    skill_ids = excluded.skill_ids,
    head = excluded.head,
    words = excluded.words
  where freelancer_search is distinct from excluded;

  select learn_words(string_agg(concat_ws(E'\n', title, location, first_name, last_name), E'\n'))
    from freelancers join users on id = user_id
    where user_id = any(changed_ids) and confirmed_at is not null and not is_withheld
$$;
