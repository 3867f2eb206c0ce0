/** Formats amounts of money and the pay of jobs, so that all pages, mails and pictures show them in the same way. */

/** A range of amounts per period. If `max` is null, there is no upper limit. */
export interface Amounts<Period extends string> {
  min: number;
  max: number | null;
  /** The ISO 4217 code of the currency. */
  currency: string;
  period: Period;
}

export interface PayWords<Period extends string> {
  from: (amount: string) => string;
  per: Readonly<Record<Period, (amount: string) => string>>;
}

/** Formats amounts, such as '€60–75 an hour', 'from $4,000 a month' or '£1,200 for the project'. */
export function formatPay<Period extends string>(
  { min, max, currency, period }: Amounts<Period>,
  words: PayWords<Period>,
  locale: string,
): string {
  const per = words.per[period];
  if (max === null) return words.from(per(formatMoney(min, currency, locale)));
  return per(formatRange(min, max, currency, locale));
}

/** Formats one amount: 85 becomes '$85', and 85.5 becomes '$85.50'. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return join(partsOf(formatsFor(currency, locale).money, amount));
}

/**
 * Formats a range with a single currency sign: '€60–75', and not '€60 – €75' as Intl does. The function formats the
 * upper amount, and replaces its number with the range.
 */
function formatRange(min: number, max: number, currency: string, locale: string): string {
  const { money, figures } = formatsFor(currency, locale);
  const parts = partsOf(money, max);
  if (min === max) return join(parts);
  const isFigure = ({ type }: Intl.NumberFormatPart) => figureParts.has(type);
  const before = join(parts.slice(0, parts.findIndex(isFigure)));
  const after = join(parts.slice(parts.findLastIndex(isFigure) + 1));
  return before + figures.formatRange(min, max) + after;
}

const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT = '\u200f';

/** Splits an amount into parts. In right-to-left text, a mark keeps the `$` of `US$` next to its letters. */
function partsOf(money: Intl.NumberFormat, amount: number): Intl.NumberFormatPart[] {
  const parts = money.formatToParts(amount);
  if (!parts.some(({ value }) => value.includes(RIGHT_TO_LEFT))) return parts;
  return parts.map((part) =>
    part.type === 'currency' && /[A-Z]/.test(part.value)
      ? { ...part, value: part.value + LEFT_TO_RIGHT }
      : part,
  );
}

const join = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');

const figureParts: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

interface Formats {
  money: Intl.NumberFormat;
  figures: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

/** Returns the formatters for a currency. They are cached, because creating them is more expensive than using them. */
function formatsFor(currency: string, locale: string): Formats {
  const key = `${currency} ${locale}`;
  const known = formats.get(key);
  if (known) return known;
  // The contract allows at most two decimals for every currency.
  const decimals = {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  const made = {
    money: new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }),
    figures: new Intl.NumberFormat(locale, decimals),
  };
  formats.set(key, made);
  return made;
}
