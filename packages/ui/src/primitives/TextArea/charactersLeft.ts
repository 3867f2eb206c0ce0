/**
 * Returns how many characters still fit. The number is negative if the text has too many. Characters are code points,
 * as in the contract.
 */
export function charactersLeft(text: string, maximum: number): number {
  return maximum - Array.from(text).length;
}
