-- Words of operators that replace those of the program in a mail.
create table mail_texts (
  name text not null,
  language text not null,
  -- Null where the program writes the subject.
  subject text,
  body text not null,
  changed_at timestamptz not null,
  primary key (name, language)
);
