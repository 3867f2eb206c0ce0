-- Search by words in any form: stems, accents, compounds, phrases, and the words of the fields. It needs no extension,
-- so every PostgreSQL finds the same. jobs/search.text.ts splits what users type as search_text() splits what jobs say.

-- Lower case, without accents. Spaces separate words, hyphens the parts of a compound: 'front-end', 'node-js'. '.net' is
-- 'dotnet', and new lines stay.
create function search_text(content text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := lower(content);
begin
  if octet_length(content) > length(content) then
    plain := lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f]+', '', 'g'));
    plain := replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    plain := translate(plain, 'øłđðħıŧς’‐‑‒–—―،؛؟־।', 'olddhitσ-------     ');
  end if;
  if strpos(plain, '.net') > 0 then
    plain := regexp_replace(plain, '\.net(?![a-z0-9])', ' dotnet', 'g');
  end if;
  -- Not by the classes of regular expressions, which depend on the locale of the database.
  return regexp_replace(
    translate(plain, '_.''&', '----'),
    '[^-\na-z0-9+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufeff\U00010000-\U0001efff\U00020000-\U0010ffff]+',
    ' ', 'g'
  );
end $$;

-- The words of a text in their order, and its new lines. 'c++' and 'c#' are words; a sign before a word is none of it. Words
-- are cut, because PostgreSQL keeps none of more than 2,046 bytes.
create function split_words(plain text) returns text[] language sql immutable parallel safe return array(
  select left(ltrim(word, '+#'), 60)
    from unnest(string_to_array(translate(replace(plain, E'\n', E' \n '), '-', ' '), ' ')) as word
    where ltrim(word, '+#') <> ''
);

-- What ends differently and means the same; null where it is the word itself, or 'the' and the like.
create function search_stem(word text) returns text language sql immutable parallel safe
  return nullif((ts_lexize('english_stem', word))[1], word);

-- That one word follows another, in few bytes: phrases are found by the index alone.
create function search_pair(one text, next text) returns text language sql immutable parallel safe
  return '~' || left(md5(one || ' ' || next), 5);

-- What a text is found by: its words, their stems, its compounds as one word, and its pairs of words.
create function search_lexemes(content text, joins_neighbours boolean) returns text[]
  language plpgsql immutable parallel safe strict as $$
declare
  plain constant text := search_text(content);
  words constant text[] := split_words(plain);
begin
  return array(
    select word from unnest(words) as word where word <> E'\n'
    union all
    select stem from (select search_stem(word) as stem from unnest(words) as word offset 0) as stems where stem is not null
    union all
    select left(replace(compound, '-', ''), 60)
      from unnest(string_to_array(replace(plain, E'\n', ' '), ' ')) as compound
      where compound like '%_-_%'
    union all
    select lexeme
      from unnest(words, words[2:]) as pair (one, next),
        unnest(array[search_pair(one, next), case when joins_neighbours then left(one || next, 60) end]) as lexeme
      where one <> E'\n' and next <> E'\n' and lexeme is not null
  );
end $$;

-- What ranks a job: the lexemes of its title as 't/…', of its company as 'c/…', and of its place and kind as 'p/…'.
create function search_head(title text, company text, place text) returns tsvector
  language sql immutable parallel safe return array_to_tsvector(array(
    select field.name || lexeme
      from (values ('t/', title), ('c/', company), ('p/', place)) as field (name, content),
        unnest(search_lexemes(content, true)) as lexeme
      where lexeme not like '~%'
  ));

-- What finds a job.
create function search_words(names text, content text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(search_lexemes(names, true) || search_lexemes(content, false));

-- A condition of jobs/search.query.ts as a query, with the stems of its words.
create function search_query(tokens text[]) returns tsquery language sql immutable parallel safe return (
  select string_agg(
    case left(token, 1)
      when '~' then quote_literal(search_pair(left(split_part(word, ' ', 1), 60), left(split_part(word, ' ', 2), 60)))
      when '"' then quote_literal(field || left(word, 60))
      when '=' then concat_ws(' | ', '(' || quote_literal(field || left(word, 60)), quote_literal(field || stem)) || ')'
      when '*' then concat_ws(' | ', '(' || quote_literal(field || left(word, 60)) || ':*', quote_literal(field || stem)) || ')'
      else token
    end, ' ' order by number)::tsquery
  from unnest(tokens) with ordinality as each (token, number),
    coalesce(substring(token from '^.([a-z]/)'), '') as field,
    substr(token, 2 + length(field)) as word,
    search_stem(left(word, 60)) as stem
);

alter table job_listings drop column words;
drop function words_query, words;

-- A search reads many rows, but of few more than these short columns; so the long ones go elsewhere.
alter table job_listings set (toast_tuple_target = 512);
alter table job_listings
  alter column title set storage main,
  alter column company set storage main,
  alter column location set storage main,
  alter column short_description set storage main,
  alter column salary_range set storage main;

alter table job_listings
  add column head tsvector not null generated always as (
    search_head(title, company, location || E'\n' || category || E'\n' || employment_type || E'\n' || remote)
  ) stored,
  add column words tsvector not null generated always as (
    search_words(
      title || E'\n' || company,
      location || E'\n' || category || E'\n' || employment_type || E'\n' || remote || E'\n'
        || short_description || E'\n' || description
    )
  ) stored,
  alter column head set storage main,
  alter column words set storage external;

create index job_listings_words on job_listings using gin (words) with (fastupdate = off) where is_active;


-- The words of jobs, for those that users misspell. None is removed: what finds no job is not offered.
create table search_vocabulary (word text not null);
create index search_vocabulary_word on search_vocabulary (word);

-- Without a unique index, because it would make two writers of the same new word wait for each other. A word that both
-- insert does no harm.
create function learn_words(content text) returns void language sql as $$
  insert into search_vocabulary (word)
    select distinct word.word from unnest(split_words(search_text(content))) as word (word)
      where length(word.word) between 4 and 30
        and not exists (select from search_vocabulary as known where known.word = word.word)
$$;

create function learn_words_of_job() returns trigger language plpgsql as $$
begin
  perform learn_words(
    concat_ws(E'\n', new.title, new.company, new.location, new.category, new.remote, new.short_description)
  );
  return null;
end $$;

create trigger job_listings_learn
  after insert or update of title, company, location, category, remote, short_description on job_listings
  for each row execute function learn_words_of_job();

select learn_words(string_agg(concat_ws(E'\n', title, company, location, category, remote, short_description), E'\n'))
  from job_listings group by id / 100;

-- As before, with `head`.
create or replace function record_updated_jobs() returns trigger language plpgsql as $$
declare
  private constant text[] := '{version,applications_count,undecided_count,words,head}';
begin
  if exists (
    select from before b join after a using (id)
      where (b.is_active or a.is_active or b.deleted_at is not null or a.deleted_at is not null)
        and to_jsonb(b) - private is distinct from to_jsonb(a) - private
  ) then
    perform record_public_change();
  end if;
  return null;
end $$;
