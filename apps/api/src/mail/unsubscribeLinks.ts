/**
 * Issues and reads the tokens of links that stop mails. A token is encrypted, so that it reveals nothing. It works as
 * long as the account exists, because people also read old mails. It only allows switching one kind of mail off and on
 * again.
 */
import { createHmac } from 'node:crypto';
import { mailKindValues } from '@skillharbor/contract';
import type { MailKind } from '@skillharbor/contract';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

interface Unsubscription {
  userId: number;
  kind: MailKind;
}

export interface UnsubscribeLinks {
  issue(about: Unsubscription): Promise<string>;
  /** Returns null for a token that this server did not issue. */
  read(token: string): Promise<Unsubscription | null>;
}

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export function createUnsubscribeLinks(signingKey: Uint8Array): UnsubscribeLinks {
  const key = createHmac('sha256', signingKey).update('unsubscribe').digest();
  return {
    issue: ({ userId, kind }) =>
      new CompactEncrypt(Buffer.from(`${userId} ${kind}`)).setProtectedHeader(HEADER).encrypt(key),
    async read(token) {
      try {
        const { plaintext } = await compactDecrypt(token, key, {
          keyManagementAlgorithms: [HEADER.alg],
          contentEncryptionAlgorithms: [HEADER.enc],
        });
        const [userId, name] = Buffer.from(plaintext).toString().split(' ');
        // A kind that a later version no longer has is ignored.
        const kind = mailKindValues.find((value) => value === name);
        return kind === undefined ? null : { userId: Number(userId), kind };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
