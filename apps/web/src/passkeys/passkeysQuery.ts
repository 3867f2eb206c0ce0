import { queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '../api/passkeys.ts';
import type { App } from '../app/app.ts';

/** Queries the passkeys of the signed-in user. */
export const passkeysQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => listPasskeys(api, signal),
  });
