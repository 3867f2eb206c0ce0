import type { DecisionRecord } from '@skillharbor/contract';

/** A client needs at least this many applications for meaningful numbers. A client with fewer is treated as new. */
export const FEWEST_COUNTED = 5;
const LEAST_DECIDED = 0.8;

/** Returns the number of days within which a client usually decides, or null if the record has too little data. */
export function answersInDays({ counted, decided, median_days }: DecisionRecord): number | null {
  return counted >= FEWEST_COUNTED && decided >= LEAST_DECIDED * counted ? median_days : null;
}
