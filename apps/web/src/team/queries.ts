import { queryOptions } from '@tanstack/react-query';
import { getTeam } from '../api/team.ts';
import type { App } from '../app/app.ts';

/** Queries the team of the account for which the signed-in client acts. */
export const teamQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['team'], queryFn: ({ signal }) => getTeam(api, signal) });
