import { queryOptions } from '@tanstack/react-query';
import { getLanding } from '../api/site.ts';
import type { App } from '../app/app.ts';

/** Queries all data of the landing page. */
export const landingQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['landing'], queryFn: ({ signal }) => getLanding(api, signal) });
