/** A search counts and shows at most this number of matches. */
export const MAX_MATCHES = { withWords: 1_000, withoutWords: 10_000 };

export const maxMatchesOf = (text: string): number => MAX_MATCHES[text === '' ? 'withoutWords' : 'withWords'];
