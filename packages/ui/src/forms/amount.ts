import { plainFigures, twoReadings } from '../primitives/NumberField/twoReadings.ts';

const PATTERNS = [amountPattern(',', '.'), amountPattern('.', ','), amountPattern('٬', '٫')];

/**
 * Parses an amount as people type it, such as `72`, `72.50`, `1,200.00` or `1.200,50`. Returns null if the text is not
 * an amount, exceeds the maximum, or is ambiguous; the field then asks the user. The number of digits after a separator
 * determines its meaning. The language of the page does not, because people type amounts in their own format.
 */
export function parseAmount(text: string, maximum: number): number | null {
  const figures = plainFigures(text);
  if (twoReadings(figures)) return null;
  const match = PATTERNS.map((pattern) => pattern.exec(figures)).find((found) => found !== null);
  const [, whole, decimals = ''] = match ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
  return amount <= maximum ? amount : null;
}

function amountPattern(thousands: string, decimal: string): RegExp {
  return new RegExp(String.raw`^(\d+|[1-9]\d{0,2}(?:[${thousands}]\d{3})+)(?:[${decimal}](\d{1,2}))?$`);
}
