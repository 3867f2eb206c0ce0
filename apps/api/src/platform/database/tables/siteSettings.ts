export interface SiteSettingsTables {
  site_settings: SiteSettingsTable;
}

interface SiteSettingsTable {
  name: string;
  value: string;
  changed_at: Date;
}
