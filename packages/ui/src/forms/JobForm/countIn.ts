import { twoReadings } from '../../primitives/NumberField/twoReadings.ts';
import { parseAmount } from '../amount.ts';

/**
 * Returns the count, or null if the text is empty or no count within the rule. A count has no decimals, so `1,000` is
 * always a thousand.
 */
export function countIn(text: string, rule: { minimum: number; maximum: number }): number | null {
  const [whole = text] = twoReadings(text) ?? [];
  const count = parseAmount(whole, rule.maximum);
  return count !== null && count >= rule.minimum && Number.isInteger(count) ? count : null;
}
