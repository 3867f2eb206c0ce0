import type { Application } from '@skillharbor/contract';

/** Whether the shortlist can change: a withdrawn application can only be taken off. */
export function canShortlist({ status, shortlisted_at }: Application): boolean {
  return status !== 'withdrawn' || shortlisted_at !== null;
}
