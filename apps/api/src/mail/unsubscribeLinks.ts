/**
 * Issues and reads the tokens of links that stop mails. A token is encrypted, so that it reveals nothing. It works as
 * long as the account exists, because people also read old mails. It only allows switching the kinds of
 * that mail off and on again.
 */
import { mailKindValues } from '@skillharbor/contract';
import type { MailKind } from '@skillharbor/contract';
import { createSealedTokens } from './sealedTokens.ts';

/** The kinds of a mail. Only a digest has several. */
export type MailKinds = readonly [MailKind, ...MailKind[]];

interface Unsubscription {
  userId: number;
  kinds: MailKinds;
}

export interface UnsubscribeLinks {
  issue(about: Unsubscription): Promise<string>;
  /** Returns null for a token that this server did not issue. */
  read(token: string): Promise<Unsubscription | null>;
}

export function createUnsubscribeLinks(signingKey: Uint8Array): UnsubscribeLinks {
  const tokens = createSealedTokens(signingKey, 'unsubscribe');
  return {
    issue: ({ userId, kinds }) => tokens.seal([userId, ...kinds].join(' ')),
    async read(token) {
      const [userId, ...names] = (await tokens.open(token))?.split(' ') ?? [];
      // A kind that a later version no longer has is ignored.
      const [first, ...others] = mailKindValues.filter((value) => names.includes(value));
      return first === undefined ? null : { userId: Number(userId), kinds: [first, ...others] };
    },
  };
}
