-- What freelancers show of their work, in the order of `position`, which may have gaps.

create table portfolio_pieces (
  id integer generated always as identity primary key,
  freelancer_id integer not null references freelancers on delete cascade,
  position integer not null,
  title text not null,
  link text not null default '',
  -- The name under which the picture is stored, without size and extension; null where there is none.
  picture text,
  updated_at timestamptz not null,
  constraint portfolio_pieces_show_something check (link <> '' or picture is not null),
  -- Checked at the end of a statement, so that one statement can exchange places.
  constraint portfolio_pieces_order unique (freelancer_id, position) deferrable
);

create trigger portfolio_pieces_public after insert or delete on portfolio_pieces
  for each statement execute function record_changed_table();
create trigger portfolio_pieces_public_updated after update on portfolio_pieces
  referencing old table as before new table as after
  for each statement execute function record_changed_columns('updated_at');

-- However a picture loses its piece, with the whole account as well, its files are on record as unreferenced. The sizes
-- are those of files/keys.ts.
create function record_portfolio_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (key, recorded_at)
    select 'pictures/' || old.picture || '-' || width || '.webp', now() from unnest(array[480, 960]) as width;
  return null;
end $$;

create trigger portfolio_pieces_removed after delete on portfolio_pieces
  for each row when (old.picture is not null) execute function record_portfolio_files();
create trigger portfolio_pieces_replaced after update of picture on portfolio_pieces
  for each row when (old.picture <> new.picture) execute function record_portfolio_files();
