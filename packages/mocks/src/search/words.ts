import { fold, stem } from '@skillharbor/prose';

/** Returns the words of a text in a normalized form. Signs that belong to a word stay: `c++`, `c#`, `.net`. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu) ?? [];
}

/** The quality of a match: 0 for none, 1 for a prefix, 2 for a whole word. */
export type Match = 0 | 1 | 2;

/** Compares words. A whole word matches in any of its forms, so `developers` matches `developer`. */
function matchWord(searched: string, word: string): Match {
  if (searched === word || searched === bare(word) || stem(searched) === stem(bare(word))) return 2;
  return word.startsWith(searched) || bare(word).startsWith(searched) ? 1 : 0;
}

/**
 * Finds words that follow one another in a text. The text may also join them or use a hyphen: `front-end`, `front end`
 * and `frontend` are equal.
 */
export function matchWords(searched: readonly string[], text: readonly string[]): Match {
  const joined = searched.map(bare).join('');
  const at = text.map((word, index): Match => {
    const inOrder = searched.map((one, offset) => matchWord(one, text[index + offset] ?? ''));
    const last = inOrder.at(-1) ?? 0;
    return best([
      inOrder.slice(0, -1).every((match) => match === 2) ? last : 0,
      searched.length > 1 ? matchWord(joined, word) : 0,
      matchWord(joined, bare(word) + bare(text[index + 1] ?? '')) === 2 ? 2 : 0,
    ]);
  });
  return best(at);
}

function best(matches: readonly Match[]): Match {
  return matches.reduce((one, other) => (one > other ? one : other), 0);
}

function bare(word: string): string {
  return word.replace(/^\./, '');
}
