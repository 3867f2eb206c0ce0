import type { TeamRole } from '@skillharbor/contract';
import { useUser } from './useUser.ts';

/** Returns the user's role in the team. A user without a team, or who is not known yet, counts as an owner. */
export function useTeamRole(): TeamRole {
  return useUser()?.team_role ?? 'owner';
}

/** Returns false for a reader of a team, whose changes the server refuses. */
export function useMayWrite(): boolean {
  return useTeamRole() !== 'reader';
}
