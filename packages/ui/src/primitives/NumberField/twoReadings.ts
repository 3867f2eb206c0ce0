/** `72.555` is 72,555 where a point separates thousands, and 72.56 where it separates decimals. */
const SEVERAL_READINGS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** Both amounts that a typed number may mean, as unmistakable text; null where it means one or none. */
export function twoReadings(text: string): readonly [whole: string, decimal: string] | null {
  const [, before, separator, after] = SEVERAL_READINGS.exec(plainFigures(text)) ?? [];
  if (before === undefined || separator === undefined || after === undefined) return null;
  const whole = before + after;
  const cents = String(Math.round(Number(whole) / 10));
  return [whole, cents.slice(0, -2) + separator + cents.slice(-2)];
}

/** Arabic and Persian digits become Western ones, and the comma of Arabic keyboards becomes the other comma. */
export function plainFigures(text: string): string {
  return text
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('،', ',');
}
