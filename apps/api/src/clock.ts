/** What time it is. Given to whoever needs it, so that a test can choose. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The day of a moment in UTC, as YYYY-MM-DD: what deadlines are compared with. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** A moment some seconds later. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
