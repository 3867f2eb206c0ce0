import type { OpenSession } from '@skillharbor/contract';

/** A dialog of the account page. */
export type AccountDialog =
  | { kind: 'address' | 'export' | 'deletion' }
  /** Ends a session, or all others for null. */
  | { kind: 'end'; session: OpenSession | null };
