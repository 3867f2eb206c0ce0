/**
 * Issues and reads the tokens of links that switch off mails. A token is encrypted, so that it reveals nothing. It
 * works as long as the account exists, because people also open the links of old mails. Anyone who has the token can
 * only switch the kinds of mail that it names off and on again.
 */
import { mailKindValues } from '@skillharbor/contract';
import type { MailKind } from '@skillharbor/contract';
import { createSealedTokens } from './sealedTokens.ts';

/** The kinds of mail that the link in a mail switches off. Only a digest has several kinds. */
export type MailKinds = readonly [MailKind, ...MailKind[]];

interface Unsubscription {
  userId: number;
  kinds: MailKinds;
}

export interface UnsubscribeLinks {
  issue(about: Unsubscription): Promise<string>;
  /** Returns the content of a token, or null for a token that this server did not issue. */
  read(token: string): Promise<Unsubscription | null>;
}

export function createUnsubscribeLinks(signingKey: Uint8Array): UnsubscribeLinks {
  const tokens = createSealedTokens(signingKey, 'unsubscribe');
  return {
    issue: ({ userId, kinds }) => tokens.seal([userId, ...kinds].join(' ')),
    async read(token) {
      const [userId, ...names] = (await tokens.open(token))?.split(' ') ?? [];
      // Ignores kinds of mail that no longer exist in this version.
      const [first, ...others] = mailKindValues.filter((value) => names.includes(value));
      return first === undefined ? null : { userId: Number(userId), kinds: [first, ...others] };
    },
  };
}
