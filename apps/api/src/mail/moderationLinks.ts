/**
 * Issues and reads the tokens of links about reports and about statements of reasons. The same token can be issued again,
 * for a later mail, and the database alone reveals none.
 */
import { createSealedTokens } from './sealedTokens.ts';

export interface ModerationLinks {
  /** Returns the token of the page about a report, by the number of its receipt. */
  ofReport(number: string): Promise<string>;
  /** Returns the number of a report, or null for a token that this server did not issue. */
  readReport(token: string): Promise<string | null>;
  ofStatement(id: number): Promise<string>;
  /** Returns the id of a statement, or null for a token that this server did not issue. */
  readStatement(token: string): Promise<number | null>;
}

export function createModerationLinks(signingKey: Uint8Array): ModerationLinks {
  const reports = createSealedTokens(signingKey, 'report');
  const statements = createSealedTokens(signingKey, 'statement of reasons');
  return {
    ofReport: (number) => reports.seal(number),
    readReport: (token) => reports.open(token),
    ofStatement: (id) => statements.seal(String(id)),
    async readStatement(token) {
      const id = await statements.open(token);
      return id === null ? null : Number(id);
    },
  };
}
