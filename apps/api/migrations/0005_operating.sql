-- Mails, stored files and rate limits.

-- Mails are inserted in the transaction of what they report, and sent afterwards.
create table mails (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  -- Emptied once the mail is sent, because it may hold a link that signs a user in.
  text text not null,
  html text not null,
  language text not null default 'en',
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- When to try next; null if it is sent or given up.
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

-- Files that exist, or are about to, while no row refers to them. Only files that are listed here are ever removed.
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

-- What the rate limits count for all servers together; see contract/sharedCounters.ts. The columns and their order are those of
-- rate-limiter-flexible. Unlogged, because a count must not wait for the disk: after a crash of PostgreSQL the table is empty, and
-- counting starts again.
create unlogged table rate_limits (
  -- A digest, since it is made of the addresses and email addresses of callers.
  key text primary key,
  points bigint not null,
  -- In milliseconds since 1970.
  expire bigint not null
) with (fillfactor = 50);
