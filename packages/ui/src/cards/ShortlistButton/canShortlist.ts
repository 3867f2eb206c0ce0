import type { Application } from '@skillharbor/contract';

/**
 * Returns true if the client may change whether the application is on the shortlist. A withdrawn application can only
 * be taken off.
 */
export function canShortlist({ status, shortlisted_at }: Application): boolean {
  return status !== 'withdrawn' || shortlisted_at !== null;
}
