-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- Everyone can report what should not be on the site. Reports of the same subject join one case until it is decided.

create table moderation_cases (
  id integer generated always as identity primary key,
  -- ReportKind of the contract.
  kind text not null,
  -- The id of the subject as in ReportSubject of the contract. There is no reference, because a case outlasts its subject.
  subject_id integer not null,
  -- The number of a message, and 0 for all other kinds.
  subject_number integer not null default 0,
  -- The name of the reported portrait or logo, because its owner may replace it. It is empty for all other kinds.
  picture text not null default '',
  -- The user to whom the subject belongs. It is null for a visitor and for a former member.
  owner_id integer references users on delete set null,
  opened_at timestamptz not null,
  -- The time is null while the case is open.
  closed_at timestamptz
);
create unique index moderation_cases_open on moderation_cases (kind, subject_id, subject_number, picture) where closed_at is null;
create index moderation_cases_queue on moderation_cases (opened_at, id) where closed_at is null;
create index moderation_cases_of_owner on moderation_cases (owner_id, id) where owner_id is not null;
create index moderation_cases_closed on moderation_cases (closed_at) where closed_at is not null;

create table moderation_reports (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_cases on delete cascade,
  -- The number on the receipt.
  number text not null unique,
  -- The signed-in reporter, whose name and address are those of the account. The column is null for all others.
  reporter_id integer references users on delete set null,
  reason text not null,
  words text not null,
  name text,
  email text,
  language text,
  -- True if mails tell the reporter what becomes of the report.
  is_mailed boolean not null,
  -- The subject at the time of the report: its title, and its texts as a SubjectText[] of subjects.ts.
  title text not null,
  texts jsonb not null,
  -- The key of a copy of the subject's picture, which stays when the owner removes the picture.
  picture text,
  -- PlainRule[] of the contract: what the server itself has noticed. It is empty if a person reports.
  rules text[] not null default '{}',
  reported_at timestamptz not null
);
create index moderation_reports_of_case on moderation_reports (case_id, id);
create index moderation_reports_of_reporter on moderation_reports (reporter_id) where reporter_id is not null;
create index moderation_reports_of_address on moderation_reports (lower(email), reported_at) where email is not null;
