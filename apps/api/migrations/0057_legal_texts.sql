-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- The rules, terms and other legal texts of the installation, which operators publish, and who has read the changed ones.

-- A version of a kind has an English text, and may have others. What was published never changes.
create table legal_texts (
  -- LegalKind of the contract.
  kind text not null,
  version integer not null check (version > 0),
  -- Language of the contract.
  language text not null,
  markdown text not null,
  -- The same for all languages of a version.
  asks_members boolean not null,
  published_at timestamptz not null,
  -- The operator. It is no reference, because the text outlasts the account.
  published_by integer,
  primary key (kind, version, language)
);

create function refuse_change_of_legal_texts() returns trigger language plpgsql as $$
begin
  raise exception 'A published legal text never changes. Publish a new version.' using errcode = 'insufficient_privilege';
end $$;
create trigger legal_texts_append_only before update or delete on legal_texts
  for each row execute function refuse_change_of_legal_texts();

create trigger legal_texts_public after insert or update or delete on legal_texts
  for each row execute function change_versions('{public}');

create table legal_acknowledgements (
  user_id integer not null references users on delete cascade,
  kind text not null,
  version integer not null,
  acknowledged_at timestamptz not null,
  primary key (user_id, kind, version)
);
