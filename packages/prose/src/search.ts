/** A word or a quoted phrase of a search. */
export interface SearchTerm {
  /** The typed text, without quotes and without the minus sign. */
  readonly text: string;
  /** True if the term is in quotes, so that it matches only these words in this order. */
  readonly isQuoted: boolean;
  /** True if the term follows a minus, so that results must not contain it. */
  readonly isExcluded: boolean;
}

/**
 * Splits a search into terms. An unclosed quote extends to the end of the search. Terms without a letter or digit are
 * omitted.
 */
export function parseSearch(search: string): SearchTerm[] {
  return [...search.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .map(([, minus, quoted, bare]) => ({
      text: (quoted ?? bare ?? '').trim(),
      isQuoted: quoted !== undefined,
      isExcluded: minus !== '',
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Writes terms as a search. This is the inverse of `parseSearch`. */
export function searchOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ text, isQuoted, isExcluded }) => `${isExcluded ? '-' : ''}${isQuoted ? `"${text}"` : text}`)
    .join(' ');
}
