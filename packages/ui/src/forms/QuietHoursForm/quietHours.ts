import type { QuietHours } from '@skillharbor/contract';

/** The values of the form. `from` is `none` if there are no quiet hours. */
export type QuietHoursValues = Record<keyof QuietHours, string>;

export const NONE = 'none';
/** The quiet hours that the form suggests to a user who has none. */
const NIGHT: QuietHours = { from: 22, to: 7 };

/** The full hours of a day. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** Returns the full hour in the format of a clock. The format is the same in every language, so it needs no locale. */
export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export function toValues(quietHours: QuietHours | null): QuietHoursValues {
  const from = quietHours ? String(quietHours.from) : NONE;
  return { from, to: String((quietHours ?? NIGHT).to) };
}

/** Returns the quiet hours, or null if they begin and end at the same hour or the user has none. */
export function toQuietHours({ from, to }: QuietHoursValues): QuietHours | null {
  return from === NONE || from === to ? null : { from: Number(from), to: Number(to) };
}
