/**
 * Matches ambiguous numbers such as `72.555`: it means 72,555 if the point separates thousands, and is rounded to 72.56
 * if the point separates decimals.
 */
const SEVERAL_READINGS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Returns both amounts that a typed number may mean, each as an unambiguous text, or null if the number is unambiguous.
 */
export function twoReadings(text: string): readonly [whole: string, decimal: string] | null {
  const [, before, separator, after] = SEVERAL_READINGS.exec(plainFigures(text)) ?? [];
  if (before === undefined || separator === undefined || after === undefined) return null;
  const whole = before + after;
  const cents = String(Math.round(Number(whole) / 10));
  return [whole, cents.slice(0, -2) + separator + cents.slice(-2)];
}

/** Replaces Arabic and Persian digits with Western ones, and the Arabic comma with the Western comma. */
export function plainFigures(text: string): string {
  return text
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('،', ',');
}
