import { queryOptions } from '@tanstack/react-query';
import { getDesk, getSiteSettings } from '../api/desk.ts';
import type { App } from '../app/app.ts';

/** Queries how the installation is doing. */
export const deskQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['desk'], queryFn: ({ signal }) => getDesk(api, signal) });

/** Queries the settings that operators may change. */
export const siteSettingsQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['site settings'], queryFn: ({ signal }) => getSiteSettings(api, signal) });
