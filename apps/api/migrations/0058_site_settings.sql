-- What operators set in the app. siteSettings.ts lists the settings with their values and defaults.
create table site_settings (
  name text primary key,
  value text not null,
  changed_at timestamptz not null
);

create trigger site_settings_public after insert or update or delete on site_settings
  for each row execute function change_versions('{public}', '{changed_at}');
