/** A part of a search. */
export interface SearchTerm {
  /** As typed, without its quotes and its minus. */
  readonly text: string;
  /** In quotes: these very words, in this order. */
  readonly isQuoted: boolean;
  /** After a minus: what is found must not have it. */
  readonly isExcluded: boolean;
}

/** The parts of a search. A quote that is not closed ends with the search; what has neither letter nor digit is no part. */
export function parseSearch(search: string): SearchTerm[] {
  return [...search.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .map(([, minus, quoted, bare]) => ({
      text: (quoted ?? bare ?? '').trim(),
      isQuoted: quoted !== undefined,
      isExcluded: minus !== '',
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** The reverse of `parseSearch`. */
export function searchOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ text, isQuoted, isExcluded }) => `${isExcluded ? '-' : ''}${isQuoted ? `"${text}"` : text}`)
    .join(' ');
}
