export interface SignUpInvitationsTables {
  sign_up_invitations: SignUpInvitationsTable;
}

interface SignUpInvitationsTable {
  id: string;
  token_hash: Uint8Array;
  email: string | null;
  note: string;
  max_uses: number;
  uses: number;
  created_at: Date;
  /** The last day on which the invitation can be used, YYYY-MM-DD. */
  last_day: string;
  withdrawn_at: Date | null;
}
