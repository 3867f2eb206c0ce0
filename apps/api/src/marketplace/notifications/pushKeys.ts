/**
 * Derives from the key of the server what web push needs: the key pair that identifies the server to push services (VAPID,
 * RFC 8292), and keys that encrypt the subscriptions. So all servers of a database have the same keys, and none is stored.
 */
import { ECDH, createECDH, createHmac, hkdfSync } from 'node:crypto';
import type { PushSubscription } from '@skillharbor/contract';
import { createSealedTokens } from '../../mail/sealedTokens.ts';

const CURVE = 'prime256v1';

export interface PushKeys {
  /** The key with which browsers subscribe, in base64url. */
  publicKey: string;
  privateKey: string;
  /** Returns a digest that recognizes the address of a browser, and reveals nothing about it. */
  digestOf(endpoint: string): Uint8Array;
  seal(subscription: PushSubscription): Promise<string>;
  /** Returns null for a subscription that was sealed with another key, and therefore was made for another public key. */
  open(sealed: string): Promise<PushSubscription | null>;
}

export function createPushKeys(signingKey: Uint8Array): PushKeys {
  const server = createECDH(CURVE);
  // All but one of four billion values of this length are a private key.
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
      // Only seal() makes tokens that can be opened.
      return text === null ? null : (JSON.parse(text) as PushSubscription);
    },
  };
}

/** Returns true if a browser can have this public key, because the key is a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}
