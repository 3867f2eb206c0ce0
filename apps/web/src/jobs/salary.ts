import type { Pay } from '@skillharbor/contract';

/** What a job pays, in the terms of schema.org. */
export interface Salary {
  /** ISO 4217 */
  currency: string;
  minimum: number;
  /** Null for no upper limit. */
  maximum: number | null;
  unit: Unit;
}

type Unit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** The signs that mean one currency only: `$`, `C$`, `kr` and `¥` mean several. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  A$: 'AUD',
  CA$: 'CAD',
  US$: 'USD',
  KSh: 'KES',
};

/** The three-letter codes that are read. Any three capitals could be another word. */
const codes = 'AUD BRL CAD CHF CZK DKK EUR GBP HUF INR JPY KES MXN NGN NOK NZD PLN RON SEK SGD USD ZAR'.split(
  ' ',
);

const units = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
} as const satisfies Record<string, Unit>;

const currency = [...Object.keys(signs), ...codes].map(escaped).join('|');
/** `1.500` is one and a half to some and fifteen hundred to others, so a point has two digits behind it. */
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?`;
const pattern = new RegExp(
  `^(?:(?<before>${currency}) ?)?(?<from>${amount})(?: ?(?:-|–|—|to) ?(?:\\k<before> ?)?(?<to>${amount}))?(?: ?(?<after>${currency}))?` +
    String.raw`(?: an? | per |\/| \/ )(?<unit>${Object.keys(units).join('|')})$`,
);

/** Null for a sum that is for no time, which search engines do not know, and for nothing. */
export function salaryOf({ min, max, currency, period }: Pay): Salary | null {
  if (period === 'project' || max === 0 || (max === null && min === 0)) return null;
  return { currency, minimum: min, maximum: max, unit: units[period] };
}

/** Of a text that the client wrote. Null unless currency, amounts and unit are beyond doubt. */
export function parseSalary(text: string): Salary | null {
  const { before, from, to, after, unit: word } = pattern.exec(text.trim())?.groups ?? {};
  const sign = before ?? after;
  const unit = Object.entries(units).find(([name]) => name === word)?.[1];
  if (sign === undefined || (before && after) || from === undefined || unit === undefined) return null;
  const minimum = valueOf(from);
  const maximum = valueOf(to ?? from);
  // 45–5 is a mistake, or something else.
  if (minimum === 0 || maximum < minimum) return null;
  return { currency: signs[sign] ?? sign, minimum, maximum, unit };
}

function valueOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

function escaped(text: string): string {
  return text.replaceAll('$', String.raw`\$`);
}
