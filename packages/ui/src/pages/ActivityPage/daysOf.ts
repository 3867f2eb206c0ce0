import type { AccountActivity } from '@skillharbor/contract';

export interface Day {
  /** The UTC day, YYYY-MM-DD. */
  date: string;
  happened: AccountActivity[];
}

/** Groups events by UTC day, newest first. */
export function daysOf(activity: readonly AccountActivity[]): Day[] {
  const days = Map.groupBy(activity, ({ occurred_at }) => occurred_at.slice(0, 10));
  return [...days].map(([date, happened]) => ({ date, happened }));
}
