/** The maximum number of matches that a search counts and shows. */
export const MAX_MATCHES = { withWords: 1_000, withoutWords: 10_000 };

export const maxMatchesOf = (text: string): number => MAX_MATCHES[text === '' ? 'withoutWords' : 'withWords'];
