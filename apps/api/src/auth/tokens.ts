/**
 * The two tokens of a session, JSON Web Tokens signed with one key and told apart by their `type`.
 */
import { createHash, createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';
import { secondsAfter } from '../clock.ts';

/** In seconds. */
export const ACCESS_LIFETIME = 15 * 60;
export const REFRESH_LIFETIME = 30 * 24 * 60 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'skill-harbor';
const AUDIENCE = 'skill-harbor-api';

type TokenType = 'access' | 'refresh';

export interface TokenClaims {
  userId: number;
  sessionId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(key: Uint8Array, clock: Clock) {
  const csrfKey = createHmac('sha256', key).update('csrf').digest();

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

  /** The claims of a token that this server issued and that has not expired, or null. */
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

  return {
    issueAccess: (claims: TokenClaims) => issue('access', claims, ACCESS_LIFETIME),
    issueRefresh: (claims: TokenClaims) => issue('refresh', claims, REFRESH_LIFETIME),
    readAccess: (token: string) => read('access', token),
    readRefresh: (token: string) => read('refresh', token),
    /** What the csrftoken cookie of a session holds. It cannot be made without the key. */
    csrfTokenOf: (sessionId: string) => createHmac('sha256', csrfKey).update(sessionId).digest('base64url'),
  };
}

/** What the database keeps of a token: enough to recognize it, not to use it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
