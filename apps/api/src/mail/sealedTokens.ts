/** Seals short texts in the tokens of links. A token is encrypted, so that it reveals nothing, and cannot be forged. */
import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export interface SealedTokens {
  seal(text: string): Promise<string>;
  /** Returns null for a token that this server did not issue for this purpose. */
  open(token: string): Promise<string | null>;
}

/** @param purpose a token for one purpose does not open for another */
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
