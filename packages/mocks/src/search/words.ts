import { fold, stem } from '@skillharbor/prose';

/** The words of a text, comparable. Signs that belong to a word stay: `c++`, `c#`, `.net`. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu) ?? [];
}

/** How well a word of a text is what was searched for: not at all, by its beginning, or as a whole. */
export type Match = 0 | 1 | 2;

/** Whole words match in any of their forms: `developers` is `developer`. */
function matchWord(searched: string, word: string): Match {
  if (searched === word || searched === bare(word) || stem(searched) === stem(bare(word))) return 2;
  return word.startsWith(searched) || bare(word).startsWith(searched) ? 1 : 0;
}

/**
 * Where words follow one another in a text, also written as one or with a hyphen: `front-end`, `front end` and
 * `frontend` are the same.
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
