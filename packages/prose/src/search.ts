/** A word or a quoted phrase of a search. */
export interface SearchTerm {
  /** The text as typed, without quotes and minus. */
  readonly text: string;
  /** True if the term is in quotes, and so matches only these words in this order. */
  readonly isQuoted: boolean;
  /** True if the term follows a minus, and so must not occur in the results. */
  readonly isExcluded: boolean;
}

/** Splits a search into terms. An open quote ends with the search. Terms without a letter or digit are left out. */
export function parseSearch(search: string): SearchTerm[] {
  return [...search.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .map(([, minus, quoted, bare]) => ({
      text: (quoted ?? bare ?? '').trim(),
      isQuoted: quoted !== undefined,
      isExcluded: minus !== '',
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Writes terms as a search, which is the reverse of `parseSearch`. */
export function searchOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ text, isQuoted, isExcluded }) => `${isExcluded ? '-' : ''}${isQuoted ? `"${text}"` : text}`)
    .join(' ');
}
