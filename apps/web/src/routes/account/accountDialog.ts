import type { OpenSession } from '@skillharbor/contract';

/** A dialog of the account page. */
export type AccountDialog =
  | { kind: 'address' | 'export' | 'deletion' }
  /** Ends `session`, or all sessions except the current one if `session` is null. */
  | { kind: 'end'; session: OpenSession | null };
