import type { TeamMemberRole } from '@skillharbor/contract';

export interface TeamTables {
  team_members: TeamMembersTable;
  team_invitations: TeamInvitationsTable;
}

/** The members of teams: clients who act for another client's account. */
interface TeamMembersTable {
  user_id: number;
  account_id: number;
  role: TeamMemberRole;
  joined_at: Date;
}

interface TeamInvitationsTable {
  id: string;
  account_id: number;
  email: string;
  role: TeamMemberRole;
  token_hash: Uint8Array;
  sent_at: Date;
  expires_at: Date;
}
