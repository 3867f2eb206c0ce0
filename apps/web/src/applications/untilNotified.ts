import type { Application } from '@skillharbor/contract';

/**
 * After this delay, the server has certainly sent a delayed decision that is due, because it sends delayed decisions
 * every few seconds.
 */
const MARGIN_MS = 15_000;

/**
 * Returns the time until the freelancer is notified of the next delayed decision, in milliseconds, or false if no
 * decision is delayed. Used as a query's `refetchInterval`, it updates a page that stays open.
 */
export function untilNotified(applications: readonly Application[], now: number): number | false {
  const ends = applications.flatMap(({ held_until: until }) => (until === null ? [] : [Date.parse(until)]));
  return ends.length > 0 && Math.max(0, Math.min(...ends) - now) + MARGIN_MS;
}
