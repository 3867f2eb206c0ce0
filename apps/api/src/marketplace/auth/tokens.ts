/**
 * Issues and reads the tokens of sessions. The access token and the refresh token are JSON Web Tokens that are signed
 * with the same key and differ in their `type`. The keys of all other tokens are derived from that key.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { constantTimeEqual } from '@skillharbor/contract-server/security';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';

export const ACCESS_LIFETIME_S = 15 * 60;
export const DEVICE_LIFETIME_S = 365 * 24 * 60 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'skill-harbor';
const AUDIENCE = 'skill-harbor-api';

type TokenType = 'access' | 'refresh';

export interface TokenClaims {
  userId: number;
  sessionId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Creates the functions that issue and read tokens.
 *
 * @param refreshLifetimeS the lifetime of a refresh token, in seconds
 */
export function createTokens(key: Uint8Array, clock: Clock, refreshLifetimeS: number) {
  const csrfKey = createHmac('sha256', key).update('csrf').digest();
  const deviceKey = createHmac('sha256', key).update('device').digest();

  async function issue(
    type: TokenType,
    { userId, sessionId }: TokenClaims,
    lifetime: number,
  ): Promise<string> {
    const now = clock();
    return new SignJWT({ type, sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(secondsAfter(now, lifetime))
      .sign(key);
  }

  /**
   * Returns the claims of a token that this server has issued and that has not expired. Returns null for any other
   * token.
   */
  async function read(type: TokenType, token: string): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: 'JWT',
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: clock(),
      });
      const { sub, sid } = payload;
      if (payload['type'] !== type || typeof sid !== 'string' || sub === undefined) return null;
      return { userId: Number(sub), sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  function signDevice(...values: string[]): string {
    return createHmac('sha256', deviceKey).update(JSON.stringify(values)).digest('base64url');
  }
  const deviceToken = (id: string, account: string) =>
    [id, signDevice(id), signDevice(id, account)].join('.');

  return {
    issueAccess: (claims: TokenClaims) => issue('access', claims, ACCESS_LIFETIME_S),
    issueRefresh: (claims: TokenClaims) => issue('refresh', claims, refreshLifetimeS),
    readAccess: (token: string) => read('access', token),
    readRefresh: (token: string) => read('refresh', token),
    /** Returns the value of a session's csrftoken cookie. The value cannot be made without the key. */
    csrfTokenOf: (sessionId: string) => createHmac('sha256', csrfKey).update(sessionId).digest('base64url'),
    /**
     * Issues a token that proves that a device has logged in to this account, and that this session is the last one
     * that the device opened. The token does not authenticate the user.
     */
    issueDevice: (account: string, sessionId: string = randomUUID()) => deviceToken(sessionId, account),
    /** Returns the session id in a device's token, or null if the token was not issued for this account. */
    deviceOf: (token: string, account: string): string | null => {
      const [id = ''] = token.split('.', 1);
      return constantTimeEqual(token, deviceToken(id, account)) ? id : null;
    },
    /**
     * Returns the id of the session that the device opened last, for this or another account. Returns null if the token
     * is forged.
     */
    lastSessionOf: (token: string): string | null => {
      const [id = '', signature = ''] = token.split('.', 2);
      return constantTimeEqual(signature, signDevice(id)) ? id : null;
    },
  };
}

/**
 * Returns the hash of a token, which the database stores. The hash identifies the token, but cannot be used in its
 * place.
 */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
