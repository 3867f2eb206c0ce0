/**
 * Returns a function that produces pseudo-random numbers from 0 to 1. The same text always gives the same numbers, so
 * that drawings differ from each other but never change.
 */
export function chanceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    // The following code is the algorithm Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
