import type { OpenSession } from '@skillharbor/contract';

/** A dialog of the account page. */
export type AccountDialog =
  | { kind: 'address' | 'export' | 'deletion' }
  /** Ends this session, or all other sessions if `session` is null. */
  | { kind: 'end'; session: OpenSession | null };
