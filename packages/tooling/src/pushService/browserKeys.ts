/** Makes the keys with which a browser subscribes to push messages, and decrypts messages as the browser does (RFC 8291). */
/// <reference path="./httpEce.d.ts" />
import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

export interface BrowserKeys {
  p256dh: string;
  auth: string;
  decrypt(body: Buffer): string;
}

export function createBrowserKeys(): BrowserKeys {
  const privateKey = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  return {
    p256dh: privateKey.generateKeys('base64url'),
    auth,
    decrypt: (body) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
  };
}
