/** Encrypts and authenticates short texts as tokens for links, so that a token reveals nothing and cannot be forged. */
import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export interface SealedTokens {
  seal(text: string): Promise<string>;
  /** Returns the text in a token, or null if this server did not issue the token for this purpose. */
  open(token: string): Promise<string | null>;
}

/** @param purpose the purpose of the tokens; a token that was issued for another purpose is invalid */
export function createSealedTokens(signingKey: Uint8Array, purpose: string): SealedTokens {
  const key = createHmac('sha256', signingKey).update(purpose).digest();
  return {
    seal: (text) => new CompactEncrypt(Buffer.from(text)).setProtectedHeader(HEADER).encrypt(key),
    async open(token) {
      try {
        const { plaintext } = await compactDecrypt(token, key, {
          keyManagementAlgorithms: [HEADER.alg],
          contentEncryptionAlgorithms: [HEADER.enc],
        });
        return Buffer.from(plaintext).toString();
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
