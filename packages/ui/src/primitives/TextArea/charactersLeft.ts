/**
 * Returns how many characters still fit, as a negative number if there are too many. Characters are code points, as in
 * the contract.
 */
export function charactersLeft(text: string, maximum: number): number {
  return maximum - Array.from(text).length;
}
