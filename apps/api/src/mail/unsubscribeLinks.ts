/**
 * Issues and reads the tokens of links that stop mails. A token is encrypted, so that it reveals nothing. It works as
 * long as the account exists, because people also read old mails. It only allows switching one kind of mail off and on
 * again.
 */
import { mailKindValues } from '@skillharbor/contract';
import type { MailKind } from '@skillharbor/contract';
import { createSealedTokens } from './sealedTokens.ts';

interface Unsubscription {
  userId: number;
  kind: MailKind;
}

export interface UnsubscribeLinks {
  issue(about: Unsubscription): Promise<string>;
  /** Returns null for a token that this server did not issue. */
  read(token: string): Promise<Unsubscription | null>;
}

export function createUnsubscribeLinks(signingKey: Uint8Array): UnsubscribeLinks {
  const tokens = createSealedTokens(signingKey, 'unsubscribe');
  return {
    issue: ({ userId, kind }) => tokens.seal(`${userId} ${kind}`),
    async read(token) {
      const [userId, name] = (await tokens.open(token))?.split(' ') ?? [];
      // A kind that a later version no longer has is ignored.
      const kind = mailKindValues.find((value) => value === name);
      return kind === undefined ? null : { userId: Number(userId), kind };
    },
  };
}
