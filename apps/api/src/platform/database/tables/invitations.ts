export interface InvitationsTables {
  invitations: InvitationsTable;
}

interface InvitationsTable {
  id: string;
  listing_id: number;
  client_id: number;
  freelancer_id: number;
  message: string;
  sent_at: Date;
  declined_at: Date | null;
  decline_reason: string | null;
}
