/** Returns the current time. The clock is passed as an argument, so that a test can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Returns the UTC date as YYYY-MM-DD, the form of deadlines. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Returns the date this many days before a date, both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return dayAfter(day, -days);
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}
