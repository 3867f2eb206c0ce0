-- The brand of the installation, which operators choose. Without a row, it is Skill Harbor.
create table brand (
  -- There is one brand.
  id boolean primary key default true check (id),
  name text not null,
  -- The colour of links and buttons as #RRGGBB. Null for the usual one.
  accent text,
  -- The name of the logo's picture, and the logo as a PNG file for programs that read no other format.
  logo text,
  logo_png bytea,
  changed_at timestamptz not null,
  constraint brand_logo check ((logo is null) = (logo_png is null))
);

create trigger brand_public after insert or update or delete on brand
  for each row execute function change_versions('{public}', '{changed_at}');
