/** Makes and checks one-time codes (TOTP, RFC 6238) and recovery codes, and encrypts the secrets of one-time codes. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../platform/time/clock.ts';
import { hashOf } from './tokens.ts';

const ISSUER = 'Skill Harbor';
/** The secret's length in bytes, which RFC 4226 recommends. */
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** The number of periods of 30 seconds by which the clock of the authenticator app may be ahead or behind. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/**
 * Each letter encodes five bits, so a recovery code has 120 bits. A code with so many random bits needs no salt and no
 * slow hash.
 */
const RECOVERY_CODE_LENGTH = 24;
/** The alphabet contains neither the letters I and O nor the digits 1 and 0, because these look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export type Codes = ReturnType<typeof createCodes>;

export function createCodes(signingKey: Uint8Array, clock: Clock) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'one-time codes', 32));

  /**
   * Decrypts a secret. Throws an error if the secret belongs to another user, or was encrypted with another signing
   * key.
   */
  function open(userId: number, sealed: Uint8Array): Uint8Array<ArrayBuffer> {
    const end = sealed.length - TAG_BYTES;
    const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
    cipher.setAAD(Buffer.from(String(userId))).setAuthTag(sealed.subarray(end));
    return Uint8Array.from(Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, end)), cipher.final()]));
  }

  return {
    /** Generates a secret. `sealed` is its encrypted form, which works only for this user. */
    newSecret(userId: number, email: string): { secret: string; uri: string; sealed: Uint8Array } {
      const bytes = randomBytes(SECRET_BYTES);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(userId)));
      const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
      return {
        secret: secret.base32,
        uri: new TOTP({ issuer: ISSUER, label: email, secret }).toString(),
        sealed,
      };
    },

    /** Returns the number of the 30-second period that a code belongs to, or null if the code is wrong. */
    stepOf(userId: number, sealed: Uint8Array, code: string): number | null {
      const timestamp = clock().getTime();
      const secret = new Secret({ buffer: open(userId, sealed).buffer });
      const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW });
      return delta === null ? null : TOTP.counter({ timestamp }) + delta;
    },
  };
}

/** Makes recovery codes in groups of four letters, such as 7KQ2-…. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET.charAt(byte % 32));
    return (letters.join('').match(/.{4}/g) ?? []).join('-');
  });
}

/** The code that a user has typed: a one-time code, or the hash of what may be a recovery code. */
export type TypedCode = { kind: 'code'; code: string } | { kind: 'recovery'; hash: Buffer };

export function readCode(typed: string): TypedCode {
  const text = typed
    // Arabic and Persian keyboards type their own digits.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return /^\d{6}$/.test(text) ? { kind: 'code', code: text } : { kind: 'recovery', hash: hashOf(text) };
}

/** Returns the hashes of recovery codes, which are stored in place of the codes. */
export function hashesOf(recoveryCodes: readonly string[]): Buffer[] {
  return recoveryCodes.map((code) => hashOf(code.replaceAll('-', '')));
}
