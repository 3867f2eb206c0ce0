import { queryOptions } from '@tanstack/react-query';
import { getSite } from '../api/site.ts';
import type { App } from '../app/app.ts';

/** Queries data about the site, such as the demo accounts and the number of active jobs in each category. */
export const siteQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['site'], queryFn: ({ signal }) => getSite(api, signal) });
