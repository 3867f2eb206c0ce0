/**
 * Compares the texts of jobs. Two texts are nearly the same if they share three tenths of their pairs of neighbouring
 * words. A text in which one in eight words was replaced is above this threshold. Texts that share only a paragraph
 * about the company are below it.
 *
 * The bands of a MinHash signature find candidates without reading the other texts:
 * https://doi.org/10.1109/SEQUEN.1997.666900
 */

/** The share of common pairs of words above which two texts are nearly the same. */
const NEARLY_SAME = 0.3;
/** A text with fewer words than this is not compared, because it says too little. */
const MIN_WORDS = 40;
/**
 * Two texts share at least one band with a probability of 96 % if they have four tenths of their pairs in common, and
 * of 5 % if they have one tenth in common.
 */
const BANDS = 48;
const HASHES_PER_BAND = 3;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns the hashes of all pairs of neighbouring words. Returns null if the text is too short to be compared. */
export function pairsOf(text: string): ReadonlySet<number> | null {
  const words = [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => hashOf(segment));
  if (words.length < MIN_WORDS) return null;
  return new Set(words.slice(1).map((word, index) => mix((words[index] ?? 0) ^ Math.imul(word, 0x9e3779b1))));
}

/** Returns one number for each band of a text. Texts with a common number are candidates for being nearly the same. */
export function bandsOf(pairs: ReadonlySet<number>): number[] {
  return Array.from({ length: BANDS }, (_, band) =>
    Array.from({ length: HASHES_PER_BAND }, (__, index) =>
      smallest(pairs, band * HASHES_PER_BAND + index + 1),
    ).reduce((hash, value) => mix(hash ^ value), band),
  );
}

export function isNearlySame(pairs: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return common >= NEARLY_SAME * (pairs.size + others.size - common);
}

function smallest(pairs: ReadonlySet<number>, seed: number): number {
  let least = 0x7fffffff;
  for (const pair of pairs) {
    const hash = mix(pair ^ Math.imul(seed, 0x85ebca6b));
    if (hash < least) least = hash;
  }
  return least;
}

/** Hashes a text with FNV-1a over UTF-16 code units: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return mix(hash);
}

/** Spreads the bits of a 32-bit number, like the last step of MurmurHash3. */
function mix(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
