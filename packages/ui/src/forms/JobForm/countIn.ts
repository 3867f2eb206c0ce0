import { twoReadings } from '../../primitives/NumberField/twoReadings.ts';
import { parseAmount } from '../amount.ts';

/**
 * Returns the number in the text, or null if the text is empty or the number is outside the rule's limits. Only whole
 * numbers are accepted, so `1,000` is always read as a thousand.
 */
export function countIn(text: string, rule: { minimum: number; maximum: number }): number | null {
  const [whole = text] = twoReadings(text) ?? [];
  const count = parseAmount(whole, rule.maximum);
  return count !== null && count >= rule.minimum && Number.isInteger(count) ? count : null;
}
