-- A user confirms the email address with a link in a mail. Until then, nothing of theirs is shown to others.

-- The time is null until the user has confirmed the address. Users of older versions had no way to confirm it.
alter table users add column confirmed_at timestamptz;
update users set confirmed_at = created_at;

-- One row for each mail with a link. Only the hash of the link's token is stored.
create table address_confirmations (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index address_confirmations_user on address_confirmations (user_id);
create index address_confirmations_email on address_confirmations (lower(email), created_at);

-- The directory lists only freelancers with a confirmed address.
create or replace function index_freelancers(changed_ids integer[]) returns void language sql as $$
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
    from freelancers join users on id = user_id where user_id = any(changed_ids) and confirmed_at is not null
$$;
drop trigger users_index on users;
create trigger users_index after update of first_name, last_name, confirmed_at on users
  for each row when (new.role = 'freelancer') execute function index_freelancer('id');
