-- How texts become searchable. No extension is used, so every PostgreSQL finds the same.

-- Returns the text in lower case and without accents. Spaces separate words, hyphens the parts of a compound ('front-end',
-- 'node-js'), '.net' becomes 'dotnet', and new lines stay. search/search.text.ts splits what users type in the same way.
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
  -- The ranges are spelt out, because the classes of regular expressions depend on the locale of the database.
  return regexp_replace(
    translate(plain, '_.''&', '----'),
    '[^-\na-z0-9+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufeff\U00010000-\U0001efff\U00020000-\U0010ffff]+',
    ' ', 'g'
  );
end $$;

-- Returns the words of a text in their order, and its new lines. 'c++' and 'c#' are words; plus and hash signs before a word
-- are removed. Words are cut, because PostgreSQL indexes none of more than 2,046 bytes.
create function split_words(plain text) returns text[] language sql immutable parallel safe return array(
  select left(ltrim(word, '+#'), 60)
    from unnest(string_to_array(translate(replace(plain, E'\n', E' \n '), '-', ' '), ' ')) as word
    where ltrim(word, '+#') <> ''
);

-- Returns the stem of a word; null where it is the word itself, and for stop words such as 'the'.
create function search_stem(word text) returns text language sql immutable parallel safe
  return nullif((ts_lexize('english_stem', word))[1], word);

-- Returns a short lexeme for two words in a row, so that the index alone finds phrases.
create function search_pair(one text, next text) returns text language sql immutable parallel safe
  return '~' || left(md5(one || ' ' || next), 5);

-- Returns the lexemes of a text: its words, their stems, its compounds as one word, and its pairs of words.
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

-- Returns what a job or a freelancer is ranked by: the lexemes of the title as 't/…', of the company or the skills as 'c/…', and
-- of the place and the rest as 'p/…'.
create function search_head(title text, company text, place text) returns tsvector
  language sql immutable parallel safe return array_to_tsvector(array(
    select field.name || lexeme
      from (values ('t/', title), ('c/', company), ('p/', place)) as field (name, content),
        unnest(search_lexemes(content, true)) as lexeme
      where lexeme not like '~%'
  ));

-- Returns what a job or a freelancer is found by.
create function search_words(names text, content text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(search_lexemes(names, true) || search_lexemes(content, false));

-- The words of jobs and freelancers, from which corrections of typos are chosen. Words are never removed: a correction that finds
-- nothing is not offered.
create table search_vocabulary (word text not null);
-- The index is not unique, because two writers of the same new word would wait for each other. A word that both insert does no
-- harm.
create index search_vocabulary_word on search_vocabulary (word);

create function learn_words(content text) returns void language sql as $$
  insert into search_vocabulary (word)
    select distinct word.word from unnest(split_words(search_text(content))) as word (word)
      where length(word.word) between 4 and 30
        and not exists (select from search_vocabulary as known where known.word = word.word)
$$;
