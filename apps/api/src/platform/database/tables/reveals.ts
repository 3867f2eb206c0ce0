import type { Application } from '@skillharbor/contract';

export interface RevealsTables {
  reveals: RevealsTable;
}

export type RevealReason = NonNullable<Application['reveal_reason']>;

interface RevealsTable {
  application_id: number;
  /** The id of the client to whom the freelancer's name was revealed. */
  revealed_by: number | null;
  revealed_at: Date;
  reason: RevealReason;
}
