/**
 * Creates the keys with which a browser subscribes to push messages, and decrypts messages as the browser does (RFC
 * 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface BrowserKeys {
  p256dh: string;
  auth: string;
  decrypt: (body: Buffer) => string;
}

const SALT_BYTES = 16;
/** The header contains the salt, the size of the records, and the length of the server's public key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1;
const TAG_BYTES = 16;

export function createBrowserKeys(): BrowserKeys {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypt(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const keyEnd = HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1);
      const server = body.subarray(HEADER_BYTES, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]);
      const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(server), auth, info, 32));
      const derive = (purpose: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, bytes));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(body.subarray(-TAG_BYTES));
      const padded = Buffer.concat([cipher.update(body.subarray(keyEnd, -TAG_BYTES)), cipher.final()]);
      // The byte 2 marks the end of the text in the last record, and zeros may follow it.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
