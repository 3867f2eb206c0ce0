import type { TeamRole } from '@skillharbor/contract';
import { useUser } from './useUser.ts';

/**
 * Returns the user's role in the team. For a user who has no team, or who has not loaded, the role is that of an owner.
 */
export function useTeamRole(): TeamRole {
  return useUser()?.team_role ?? 'owner';
}

/** Returns false for a reader of a team, whose changes the server refuses. */
export function useMayWrite(): boolean {
  return useTeamRole() !== 'reader';
}
