import type { Application } from '@skillharbor/contract';

/** The server tells what is due every few seconds. */
const MARGIN_MS = 15_000;

/**
 * How long until the next held decision has reached its freelancer, in milliseconds; false where none is held. As the
 * `refetchInterval` of a query, it makes a page that stays open say so.
 */
export function untilTold(applications: readonly Application[], now: number): number | false {
  const ends = applications.flatMap(({ held_until: until }) => (until === null ? [] : [Date.parse(until)]));
  return ends.length > 0 && Math.max(0, Math.min(...ends) - now) + MARGIN_MS;
}
