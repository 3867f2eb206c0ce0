-- Freelancers are found by words, skills, rate and availability, and complete profiles come first.

-- Returns true if a profile says enough to come before others; packages/prose/src/profile.ts has the same rule, and a test compares
-- them. Blanks do not count, and neither does a bio that repeats a few letters.
create function without_blanks(content text) returns text language sql immutable parallel safe
  return translate(content, E' \t\r\n\u00a0\u200b\u200c\u200d\u2060\u3000\ufeff', '');

create function is_complete_profile(title text, bio text, location text, hourly_rate numeric, skills integer)
  returns boolean language sql immutable parallel safe return
    length(without_blanks(title)) >= 3
      and length(without_blanks(location)) >= 2
      and coalesce(hourly_rate > 0, false)
      and skills > 0
      and length(without_blanks(bio)) >= 40
      and (select count(distinct letter) from unnest(string_to_array(without_blanks(bio), null)) as letter) >= 10;

-- Lists of freelancers are found and sorted by these columns. The columns come from four tables, and none of them is needed to
-- show a profile.
create table freelancer_search (
  freelancer_id integer primary key references freelancers on delete cascade,
  is_complete boolean not null,
  availability_status text not null,
  hourly_rate numeric(8, 2),
  rate_currency text not null,
  skill_ids integer[] not null,
  -- The function search_head() makes this value.
  head tsvector not null,
  words tsvector not null
);
-- A list reads only the short columns of most rows.
alter table freelancer_search set (toast_tuple_target = 512);
alter table freelancer_search
  alter column skill_ids set storage main,
  alter column head set storage main,
  alter column words set storage external;

create index freelancer_search_order on freelancer_search (is_complete desc, freelancer_id desc)
  include (rate_currency, hourly_rate);
-- Freelancers with a rate in one currency are read from this index in the order of their rates, complete profiles first. The
-- others are read from the index above. Where the highest come first, equal rates are sorted while they are read.
create index freelancer_search_rate on freelancer_search (is_complete, rate_currency, hourly_rate, freelancer_id desc);
create index freelancer_search_words on freelancer_search using gin (words) with (fastupdate = off);
create index freelancer_search_skills on freelancer_search using gin (skill_ids) with (fastupdate = off);

-- The statement writes only what has changed, because each changed row changes counts and versions.
create function index_freelancers(changed_ids integer[]) returns void language sql as $$
  insert into freelancer_search
    select user_id, is_complete_profile(title, bio, location, hourly_rate, cardinality(skill.ids)),
      availability_status, hourly_rate, rate_currency, skill.ids,
      search_head(title, skill.names, location || E'\n' || person.name),
      search_words(title || E'\n' || skill.names, location || E'\n' || person.name || E'\n' || bio)
    from freelancers
      cross join lateral (
        select first_name || ' ' || last_name as name from users where id = user_id
      ) as person
      cross join lateral (
        select coalesce(array_agg(id order by id), '{}') as ids, coalesce(string_agg(name, E'\n' order by id), '') as names
          from freelancer_skills join skills on id = skill_id where freelancer_id = user_id
      ) as skill
    where user_id = any(changed_ids)
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
    from freelancers join users on id = user_id where user_id = any(changed_ids)
$$;

create function index_freelancer() returns trigger language plpgsql as $$
begin
  perform index_freelancers(array[(to_jsonb(new) ->> tg_argv[0])::integer]);
  return null;
end $$;
create trigger freelancers_index after insert or update on freelancers
  for each row execute function index_freelancer('user_id');
create trigger users_index after update of first_name, last_name on users
  for each row when (new.role = 'freelancer') execute function index_freelancer('id');

create function index_freelancers_of_skills() returns trigger language plpgsql as $$
begin
  perform index_freelancers(array(select distinct freelancer_id from changed));
  return null;
end $$;
create trigger freelancer_skills_index_inserted after insert on freelancer_skills
  referencing new table as changed for each statement execute function index_freelancers_of_skills();
create trigger freelancer_skills_index_deleted after delete on freelancer_skills
  referencing old table as changed for each statement execute function index_freelancers_of_skills();
