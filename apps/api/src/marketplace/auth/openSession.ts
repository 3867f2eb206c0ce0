import { randomUUID } from 'node:crypto';
import type { Role, Session, SessionFactor } from '@skillharbor/contract';
import { accountOf } from '../../contract/rateLimits.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deviceCookie, sessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { deleteExpiredSessionsOf, insertSession } from './sessions.repository.ts';
import type { SessionLifetimes } from './sessions.repository.ts';
import { hashOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { findUser } from './users.repository.ts';

interface Services {
  queries: Queries;
  tokens: Tokens;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  factorRoles: readonly Role[];
}

/** A user who has proved who they are. */
export interface Authenticated {
  userId: number;
  /** The hash of the user's password when the proof was checked. */
  passwordHash: string;
  factor: SessionFactor;
}

/** Opens a session. Returns null if the password has changed since the user was authenticated. */
export async function openSession(
  { queries, tokens, clock, factorRoles, sessionLifetimes: { totalS, idleS } }: Services,
  { userId, passwordHash, factor }: Authenticated,
  userAgent: string | undefined,
) {
  const now = clock();
  const claims = { userId, sessionId: randomUUID() };
  const accessToken = await tokens.issueAccess(claims);
  const refreshToken = await tokens.issueRefresh(claims);
  await deleteExpiredSessionsOf(queries, userId, now);
  const opened = {
    id: claims.sessionId,
    userId,
    refreshHash: hashOf(refreshToken),
    createdAt: now,
    expiresAt: secondsAfter(now, Math.min(totalS, idleS)),
    device: deviceOf(userAgent),
    factor,
  };
  if (!(await insertSession(queries, opened, passwordHash))) return null;
  const user = await findUser(queries, userId, now, factorRoles);
  if (!user) throw new Error(`User ${userId} no longer exists.`);
  const session: Session = { access_token: accessToken, refresh_token: refreshToken, user };
  const csrfToken = tokens.csrfTokenOf(claims.sessionId);
  const account = accountOf(user.email);
  const cookies = [
    ...sessionCookies(accessToken, csrfToken, totalS),
    deviceCookie(tokens.issueDevice(account)),
  ];
  return { session, effects: { cookies, proves: { account, resetsLimits: false } } };
}
