import { queryOptions } from '@tanstack/react-query';
import { getLanding } from '../api/site.ts';
import type { App } from '../app/app.ts';

/** Queries everything that the landing page shows. */
export const landingQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['landing'], queryFn: ({ signal }) => getLanding(api, signal) });
