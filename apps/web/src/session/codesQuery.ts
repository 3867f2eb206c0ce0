import { queryOptions } from '@tanstack/react-query';
import { getCodes } from '../api/oneTimeCodes.ts';
import type { App } from '../app/app.ts';

/** Queries whether the signed-in user logs in with one-time codes. */
export const codesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['one-time codes'],
    queryFn: ({ signal }) => getCodes(api, signal),
  });
