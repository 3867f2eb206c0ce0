/**
 * Issues the challenges that passkeys sign. Everyone who opens the login page gets a challenge, so the server signs
 * challenges instead of storing them, and stores only the ids of used challenges. A user who has entered the right
 * password gets another kind of challenge, which proves this when the user sends the one-time code.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { constantTimeEqual } from '@skillharbor/contract-server/security';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';

export const CHALLENGE_LIFETIME_S = 5 * 60;
const ALGORITHM = 'HS256';

/** The purpose of a challenge: logging in, or adding a passkey in a given session. */
export type Purpose = 'log-in' | { sessionId: string };

/** A challenge that this server has signed and that has not expired. Its id is stored when it is used. */
export interface Challenge {
  id: string;
  expiresAt: Date;
}

/** A proof that a user has entered the right password. */
export interface PassedPassword {
  userId: number;
  /** A tag of the password that was entered. It shows whether the user's password has changed since then. */
  password: string;
}

export type Challenges = ReturnType<typeof createChallenges>;

export function createChallenges(signingKey: Uint8Array, clock: Clock) {
  const key = createHmac('sha256', signingKey).update('passkey challenge').digest();
  const passedKey = createHmac('sha256', signingKey).update('passed password').digest();
  const tagOf = (passwordHash: string) =>
    createHmac('sha256', passedKey).update(passwordHash).digest('base64url');

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

    /**
     * Returns the challenge. Returns null if it has expired, was issued for another purpose, or was not signed by this
     * server.
     */
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

    /** Issues the challenge for a user who has entered the right password and must also enter a code. */
    issuePassed({ id, passwordHash }: { id: number; passwordHash: string }): Promise<string> {
      return new SignJWT({ pwd: tagOf(passwordHash) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(id))
        .setExpirationTime(secondsAfter(clock(), CHALLENGE_LIFETIME_S))
        .sign(passedKey);
    },

    /**
     * Returns the user who has entered the right password, or null if the challenge has expired or this server did not
     * issue it.
     */
    async readPassed(challenge: string): Promise<PassedPassword | null> {
      try {
        const { payload } = await jwtVerify(challenge, passedKey, {
          algorithms: [ALGORITHM],
          requiredClaims: ['exp', 'sub'],
          currentDate: clock(),
        });
        const { sub, pwd } = payload;
        return typeof pwd === 'string' ? { userId: Number(sub), password: pwd } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },

    /** Returns true if the password has not changed since the user entered it. */
    isOfPassword: ({ password }: PassedPassword, passwordHash: string) =>
      constantTimeEqual(password, tagOf(passwordHash)),
  };
}

function subjectOf(purpose: Purpose): string {
  return purpose === 'log-in' ? purpose : `session ${purpose.sessionId}`;
}
