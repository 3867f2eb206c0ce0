import { queryOptions } from '@tanstack/react-query';
import { getSite } from '../api/site.ts';
import type { App } from '../app/app.ts';

/** What the site says of itself: demo accounts, and how many active jobs each category has. */
export const siteQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['site'], queryFn: ({ signal }) => getSite(api, signal) });
