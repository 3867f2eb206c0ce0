import type { Application } from '@skillharbor/contract';

/** The delay after which the server has surely sent a held decision that is due: it sends them every few seconds. */
const MARGIN_MS = 15_000;

/**
 * Returns how long it takes until the next held decision has reached its freelancer, in milliseconds, or false if no
 * decision is held. As the `refetchInterval` of a query, it updates a page that stays open.
 */
export function untilNotified(applications: readonly Application[], now: number): number | false {
  const ends = applications.flatMap(({ held_until: until }) => (until === null ? [] : [Date.parse(until)]));
  return ends.length > 0 && Math.max(0, Math.min(...ends) - now) + MARGIN_MS;
}
