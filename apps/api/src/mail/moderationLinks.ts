/**
 * Issues and reads the tokens of links about reports and about statements of reasons. The server can issue the same
 * token again for a later mail. Someone who only has the database cannot compute the tokens.
 */
import { createSealedTokens } from './sealedTokens.ts';

export interface ModerationLinks {
  /** Returns the token in the link to the page about the report with this receipt number. */
  ofReport(number: string): Promise<string>;
  /**
   * Returns the receipt number of the report from the token of a link, or null for a token that this server did not
   * issue.
   */
  readReport(token: string): Promise<string | null>;
  ofStatement(id: number): Promise<string>;
  /** Returns the id of the statement from the token of a link, or null for a token that this server did not issue. */
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
