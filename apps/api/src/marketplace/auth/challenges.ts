/**
 * Issues the challenges that passkeys sign. Everyone who opens the sign-in page gets one, so the server signs a challenge instead
 * of storing it, and stores only the ids of those that were used.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';

export const CHALLENGE_LIFETIME_S = 5 * 60;
const ALGORITHM = 'HS256';

/** What a challenge is for: logging in, or adding a passkey within one session. */
export type Purpose = 'log-in' | { sessionId: string };

/** A challenge that was signed and has not expired. Its id is stored when it is used. */
export interface Challenge {
  id: string;
  expiresAt: Date;
}

export type Challenges = ReturnType<typeof createChallenges>;

export function createChallenges(signingKey: Uint8Array, clock: Clock) {
  const key = createHmac('sha256', signingKey).update('passkey challenge').digest();

  return {
    issue(purpose: Purpose): Promise<string> {
      const now = clock();
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(subjectOf(purpose))
        .setJti(randomUUID())
        .setExpirationTime(secondsAfter(now, CHALLENGE_LIFETIME_S))
        .sign(key);
    },

    /** Returns the challenge, or null if it has expired, or was issued for another purpose or by someone else. */
    async read(challenge: string, purpose: Purpose): Promise<Challenge | null> {
      try {
        const { payload } = await jwtVerify(challenge, key, {
          algorithms: [ALGORITHM],
          subject: subjectOf(purpose),
          requiredClaims: ['exp', 'jti'],
          currentDate: clock(),
        });
        const { jti: id, exp } = payload;
        return id === undefined || exp === undefined ? null : { id, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function subjectOf(purpose: Purpose): string {
  return purpose === 'log-in' ? purpose : `session ${purpose.sessionId}`;
}
