-- Mails, stored files and rate limits.

-- Mails are inserted in the transaction of what they report, and sent afterwards.
create table mails (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  -- The content is emptied once the mail is sent, because it may contain a link that replaces a password.
  text text not null,
  html text not null,
  language text not null default 'en',
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- The next attempt is due at this time, which is null once the mail is sent or given up.
  due_at timestamptz,
  sent_at timestamptz,
  last_error text
);
create index mails_due on mails (due_at) where due_at is not null;

-- The same id is stored with the files, so that they are never used with another database.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

-- A file is listed here while it exists, or is about to exist, and no row refers to it. The server removes only listed files.
create table unreferenced_files (
  key text primary key,
  recorded_at timestamptz not null,
  -- The day on which it became certain that no row will refer to the file again: that day's folder of the trash has it.
  abandoned_on date
);

-- The files of a portfolio picture are recorded as unreferenced however the picture loses its piece, also when the whole account is
-- deleted. The sizes are those of files/keys.ts.
create function record_portfolio_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (key, recorded_at)
    select 'pictures/' || old.picture || '-' || width || '.webp', now() from unnest(array[480, 960]) as width
      where old.picture is distinct from new.picture;
  return null;
end $$;
create trigger portfolio_pieces_files after update of picture or delete on portfolio_pieces
  for each row when (old.picture is not null) execute function record_portfolio_files();

-- The rate limits count for all servers together; see platform/limits/sharedCounters.ts. The columns and their order are those
-- of rate-limiter-flexible. The table is unlogged, because a count must not wait for the disk: after a crash of PostgreSQL the
-- table is empty, and counting starts again.
create unlogged table rate_limits (
  -- The key is a digest, because it is made of the network and email addresses of callers.
  key text primary key,
  points bigint not null,
  -- The time is in milliseconds since 1970.
  expire bigint not null
) with (fillfactor = 50);
