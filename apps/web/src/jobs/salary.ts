import type { Pay } from '@skillharbor/contract';

/** The pay of a job in the terms of schema.org. */
export interface Salary {
  /** The ISO 4217 code of the currency. */
  currency: string;
  minimum: number;
  /** The upper amount, or null if there is no upper limit. */
  maximum: number | null;
  unit: Unit;
}

type Unit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** These symbols each mean only one currency. `$`, `C$`, `kr` and `¥` mean several. */
const symbols: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  A$: 'AUD',
  CA$: 'CAD',
  US$: 'USD',
  KSh: 'KES',
};

/** The currency codes that are recognized. Other groups of three capitals could be ordinary words. */
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

const currency = [...Object.keys(symbols), ...codes].map(escaped).join('|');
/**
 * Matches an amount. `1.500` means one and a half in some countries and fifteen hundred in others, so a decimal point
 * must be followed by exactly two digits.
 */
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?`;
const pattern = new RegExp(
  `^(?:(?<before>${currency}) ?)?(?<from>${amount})(?: ?(?:-|–|—|to) ?(?:\\k<before> ?)?(?<to>${amount}))?(?: ?(?<after>${currency}))?` +
    String.raw`(?: an? | per |\/| \/ )(?<unit>${Object.keys(units).join('|')})$`,
);

/**
 * Returns the salary of a job, or null if it is zero or paid per project, because schema.org cannot express a sum per
 * project.
 */
export function salaryOf({ min, max, currency, period }: Pay): Salary | null {
  if (period === 'project' || max === 0 || (max === null && min === 0)) return null;
  return { currency, minimum: min, maximum: max, unit: units[period] };
}

/** Parses a salary that the client wrote as text. Returns null unless currency, amounts and unit are unambiguous. */
export function parseSalary(text: string): Salary | null {
  const { before, from, to, after, unit: word } = pattern.exec(text.trim())?.groups ?? {};
  const sign = before ?? after;
  const unit = Object.entries(units).find(([name]) => name === word)?.[1];
  if (sign === undefined || (before && after) || from === undefined || unit === undefined) return null;
  const minimum = valueOf(from);
  const maximum = valueOf(to ?? from);
  // A range such as 45–5 is a typo, or means something else.
  if (minimum === 0 || maximum < minimum) return null;
  return { currency: symbols[sign] ?? sign, minimum, maximum, unit };
}

function valueOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

function escaped(text: string): string {
  return text.replaceAll('$', String.raw`\$`);
}
