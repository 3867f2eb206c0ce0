import type { Application } from '@skillharbor/contract';

/**
 * After this delay, the server has certainly sent a held decision that is due, because it sends them every few seconds.
 */
const MARGIN_MS = 15_000;

/**
 * Returns the time until the next held decision has reached its freelancer, in milliseconds, or false if no decision is
 * held. Used as a query's `refetchInterval`, it updates a page that stays open.
 */
export function untilNotified(applications: readonly Application[], now: number): number | false {
  const ends = applications.flatMap(({ held_until: until }) => (until === null ? [] : [Date.parse(until)]));
  return ends.length > 0 && Math.max(0, Math.min(...ends) - now) + MARGIN_MS;
}
