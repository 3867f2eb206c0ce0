/**
 * Derives the keys for web push from the server's signing key: the key pair that identifies the server to push services
 * (VAPID, RFC 8292), and the keys that encrypt the subscriptions. So all servers of a database have the same keys, and
 * no key is stored.
 */
import { ECDH, createECDH, createHmac, hkdfSync } from 'node:crypto';
import type { PushSubscription } from '@skillharbor/contract';
import { createSealedTokens } from '../../mail/sealedTokens.ts';

const CURVE = 'prime256v1';

export interface PushKeys {
  /** The public key with which browsers subscribe, in base64url. */
  publicKey: string;
  privateKey: string;
  /** Returns a digest that identifies a browser's push address without revealing the address. */
  digestOf(endpoint: string): Uint8Array;
  seal(subscription: PushSubscription): Promise<string>;
  /**
   * Decrypts a subscription. Returns null if the subscription was encrypted with another key. It was then also made
   * with another public key, so it no longer works.
   */
  open(sealed: string): Promise<PushSubscription | null>;
}

export function createPushKeys(signingKey: Uint8Array): PushKeys {
  const server = createECDH(CURVE);
  // Almost every value of this length is a valid private key. Only one in four billion is not.
  server.setPrivateKey(Buffer.from(hkdfSync('sha256', signingKey, '', 'push', 32)));
  const digestKey = createHmac('sha256', signingKey).update('push address').digest();
  const tokens = createSealedTokens(signingKey, 'push subscription');
  return {
    publicKey: server.getPublicKey('base64url'),
    privateKey: server.getPrivateKey('base64url'),
    digestOf: (endpoint) => createHmac('sha256', digestKey).update(endpoint).digest(),
    seal: (subscription) => tokens.seal(JSON.stringify(subscription)),
    async open(sealed) {
      const text = await tokens.open(sealed);
      // The cast is safe, because only seal() makes tokens that can be opened.
      return text === null ? null : (JSON.parse(text) as PushSubscription);
    },
  };
}

/** Returns true if this can be the public key of a browser, which must be a point on the curve. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}
