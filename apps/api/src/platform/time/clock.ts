/** Returns the current time. Functions get the clock as an argument, so that a test can determine the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Returns the date in UTC as YYYY-MM-DD, which is the format of deadlines. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Returns the date that is this many days before another date. Both dates have the form YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return dayAfter(day, -days);
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}
