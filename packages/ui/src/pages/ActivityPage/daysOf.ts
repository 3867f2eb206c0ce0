import type { AccountActivity } from '@skillharbor/contract';

export interface Day {
  /** YYYY-MM-DD, in UTC */
  date: string;
  happened: AccountActivity[];
}

/** Groups what happened, newest first, by UTC day. */
export function daysOf(activity: readonly AccountActivity[]): Day[] {
  const days = Map.groupBy(activity, ({ occurred_at }) => occurred_at.slice(0, 10));
  return [...days].map(([date, happened]) => ({ date, happened }));
}
