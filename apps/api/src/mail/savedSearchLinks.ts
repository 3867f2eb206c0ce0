/**
 * Issues and reads the tokens of links with which a user manages one saved search. A token works as long as the search
 * exists, because people also open the links of old mails.
 */
import { createSealedTokens } from './sealedTokens.ts';

export interface SavedSearchLinks {
  issue(searchId: number): Promise<string>;
  /** Returns the id of a saved search from the token of a link, or null for a token that this server did not issue. */
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
