/**
 * Issues and reads the tokens of links that manage one saved search. A token works as long as the search is saved, because
 * people also read old mails.
 */
import { createSealedTokens } from './sealedTokens.ts';

export interface SavedSearchLinks {
  issue(searchId: number): Promise<string>;
  /** Returns the id of a saved search, or null for a token that this server did not issue. */
  read(token: string): Promise<number | null>;
}

export function createSavedSearchLinks(signingKey: Uint8Array): SavedSearchLinks {
  const tokens = createSealedTokens(signingKey, 'saved search');
  return {
    issue: (searchId) => tokens.seal(String(searchId)),
    async read(token) {
      const searchId = await tokens.open(token);
      return searchId === null ? null : Number(searchId);
    },
  };
}
