/**
 * How many characters still fit, and less than 0 where there are too many. Characters are code points, as the contract
 * counts them.
 */
export function charactersLeft(text: string, maximum: number): number {
  return maximum - Array.from(text).length;
}
