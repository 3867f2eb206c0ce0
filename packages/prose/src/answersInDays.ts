import type { DecisionRecord } from '@skillharbor/contract';

/** A client needs at least this many applications for meaningful numbers. With fewer, the client counts as new. */
export const FEWEST_COUNTED = 5;
const LEAST_DECIDED = 0.8;

/** Returns within how many days a client usually decides, or null if the record does not support such a statement. */
export function answersInDays({ counted, decided, median_days }: DecisionRecord): number | null {
  return counted >= FEWEST_COUNTED && decided >= LEAST_DECIDED * counted ? median_days : null;
}
