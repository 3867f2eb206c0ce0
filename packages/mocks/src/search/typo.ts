/**
 * Returns true if two words differ by one typo: an extra, missing or wrong letter, or two swapped neighboring letters.
 */
export function isOneTypoAway(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  const shorter = Math.min(typed.length, word.length) - start;
  while (end < shorter && typed.at(-1 - end) === word.at(-1 - end)) end += 1;

  const [left, right] = [typed, word].map((one) => one.slice(start, one.length - end));
  if (left === undefined || right === undefined || left === right) return false;
  const isOneLetter = left.length <= 1 && right.length <= 1;
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
  return isOneLetter || isSwapped;
}
