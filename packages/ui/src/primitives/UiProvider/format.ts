import { formatMoney } from '@skillharbor/prose';

/**
 * Formats dates, sums and sizes. A time is shown in the user's time zone, but a day without a time is the same in every
 * time zone. Distances in days are counted in UTC days, as on the server.
 */
export interface Format {
  /** Formats a day, or the day of a time: '2026-11-20' or a date-time → 'Nov 20, 2026' */
  date: (iso: string) => string;
  /** Formats a date with its time: '2026-11-20T08:05:00Z' → 'Nov 20, 2026, 8:05 AM UTC' */
  dateTime: (iso: string) => string;
  /** Formats a time of day: '2026-11-20T08:05:00Z' → '8:05 AM UTC' */
  time: (iso: string) => string;
  /** Formats the months from one to another: '2026-03' and '2026-05' → 'March – May 2026' */
  months: (from: string, to: string) => string;
  /** Formats an amount: 85 and 'USD' (ISO 4217) → '$85', 85.5 → '$85.50' */
  money: (amount: number, currency: string) => string;
  number: (value: number) => string;
  /** Formats a share: 0.42 → '42%' */
  percent: (share: number) => string;
  /** Formats bytes: '1.2 MB'. 1 kB has 1,024 bytes, so that a limit of 5 MiB reads '5 MB'. */
  fileSize: (bytes: number) => string;
  /**
   * Formats the day of `iso` relative to `today` (default: the current UTC day): 'today', 'in 3 days', '2 weeks ago'.
   */
  relativeDays: (iso: string, today?: string) => string;
  /** Formats seconds, rounded up: '40 seconds', '8 minutes' */
  duration: (seconds: number) => string;
  /** Joins items: ['a', 'b', 'c'] → 'a, b, and c', or 'a, b, c' as a `unit`. */
  list: (items: readonly string[], type?: Intl.ListFormatType) => string;
}

const formats = new Map<string, Format>();

/** The formats are cached, because creating Intl formatters is more expensive than using them. */
export function formatFor(locale: string, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = createFormat(locale, timeZone);
  formats.set(key, made);
  return made;
}

/** @param timeZone a name of the IANA database; if this browser does not know it, times are in UTC */
export function createFormat(locale: string, timeZone = 'UTC'): Format {
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const date = once(() => dateFormat(locale, timeZone));
  const zone = () => ({ timeZone: date().resolvedOptions().timeZone });
  const dateTime = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        ...zone(),
      }),
  );
  const time = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        ...zone(),
      }),
  );
  const month = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const long = (unit: string) =>
    once(() => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  const second = long('second');
  const minute = long('minute');
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const size = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: value < 10 && unit !== 'kilobyte' ? 1 : 0,
    }).format(value);

  return {
    date: (iso) => (isDay(iso) ? day : date)().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    // The thin spaces around the dash are replaced, because Chromium writes ordinary ones where Node writes thin ones,
    // and hydration needs the same text from both.
    months: (from, to) => month().formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' '),
    money: (amount, currency) => formatMoney(amount, currency, locale),
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    fileSize: (bytes) => {
      if (bytes < 1024) return size(bytes, 'byte');
      if (bytes < 1024 ** 2) return size(bytes / 1024, 'kilobyte');
      return size(bytes / 1024 ** 2, 'megabyte');
    },
    duration: (seconds) =>
      seconds < 60 ? second().format(Math.ceil(seconds)) : minute().format(Math.ceil(seconds / 60)),
    relativeDays: (iso, today = new Date().toISOString()) => {
      const days = utcDay(iso) - utcDay(today);
      if (Math.abs(days) < 14) return relative().format(days, 'day');
      if (Math.abs(days) < 60) return relative().format(Math.round(days / 7), 'week');
      return relative().format(Math.round(days / 30.44), 'month');
    },
    list: (items, type = 'conjunction') => new Intl.ListFormat(locale, { type }).format(items),
  };
}

/** Returns a function that makes its result at the first call, because most pages need few of the formatters. */
function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => (made ??= make());
}

const isDay = (iso: string) => /^\d{4}-\d\d-\d\d$/.test(iso);

/** Returns the format of dates in a time zone, or in UTC if this browser does not know the time zone. */
function dateFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  }
}

/** Returns the number of UTC days since 1970. */
function utcDay(iso: string) {
  return Math.floor(Date.parse(iso) / 86_400_000);
}
