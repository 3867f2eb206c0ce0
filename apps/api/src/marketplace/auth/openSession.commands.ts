import { randomUUID } from 'node:crypto';
import type { Role, Session, SessionFactor, User } from '@skillharbor/contract';
import { accountOf } from '../../contract/rateLimits.ts';
import { newDeviceMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { moveSubscription } from '../notifications/push.repository.ts';
import { countActivity, recordActivity } from './accountActivity.repository.ts';
import { deviceCookie, sessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import type { Device } from './device.ts';
import { deleteExpiredSessionsOf, insertSession, revokeSession } from './sessions.repository.ts';
import type { SessionLifetimes } from './sessions.repository.ts';
import { hashOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { findUser } from './users.repository.ts';

interface Services {
  queries: Queries;
  tokens: Tokens;
  mailQueue: MailQueue;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  logSecurity: LogSecurity;
  factorRoles: readonly Role[];
}

/** A user who has been authenticated. */
export interface Authenticated {
  userId: number;
  /** The hash of the password that the user had when authenticated. */
  passwordHash: string;
  factor: SessionFactor;
  /** True if the user has just signed up. */
  isNewcomer?: boolean;
}

const DAY_S = 24 * 60 * 60;

/** The request to log in. Its headers identify the browser. */
type LogInRequest = Parameters<LogSecurity>[0] & {
  headers: { 'user-agent'?: string };
  cookies: { device?: string };
};

/**
 * The maximum number of mails about new devices to an account within a day. The account's activity lists all new
 * devices.
 */
const MAX_MAILS_A_DAY = 5;

/**
 * Opens a session, and ends any user's session that was open in the same browser. If the browser is new to the account,
 * the user is notified by mail. Returns null if the password has changed since the user was authenticated.
 */
export async function openSession(
  services: Services,
  { userId, passwordHash, factor, isNewcomer = false }: Authenticated,
  request: LogInRequest,
) {
  const { 'user-agent': userAgent } = request.headers;
  const { device: deviceToken } = request.cookies;
  const { queries, tokens, mailQueue, clock, logSecurity, factorRoles } = services;
  const { totalS, idleS } = services.sessionLifetimes;
  const now = clock();
  const claims = { userId, sessionId: randomUUID() };
  const accessToken = await tokens.issueAccess(claims);
  const refreshToken = await tokens.issueRefresh(claims);
  const newSession = {
    id: claims.sessionId,
    userId,
    refreshHash: hashOf(refreshToken),
    createdAt: now,
    expiresAt: secondsAfter(now, Math.min(totalS, idleS)),
    device: deviceOf(userAgent),
    factor,
  };
  const opened = await queries.transaction().execute(async (transaction) => {
    if (!(await insertSession(transaction, newSession, passwordHash))) return null;
    const predecessor = tokens.lastSessionOf(deviceToken ?? '');
    // If the same user logs in again, the browser continues to show the user's notifications.
    if (predecessor !== null)
      await moveSubscription(transaction, { from: predecessor, to: newSession.id, userId });
    await deleteExpiredSessionsOf(transaction, userId, now);
    const found = await findUser(transaction, userId, now, factorRoles);
    if (!found) throw new Error(`User ${userId} no longer exists.`);
    const replaced = await endPredecessor(services, transaction, predecessor);
    const isKnown = tokens.deviceOf(deviceToken ?? '', accountOf(found.email)) !== null;
    const login = isKnown ? 'logged_in' : 'logged_in_on_new_device';
    const event = isNewcomer ? 'account_created' : login;
    await recordActivity(transaction, event, { id: userId, sessionId: newSession.id }, now);
    if (event === 'logged_in_on_new_device')
      await reportNewDevice(services, transaction, found, newSession.device);
    return { user: found, replaced };
  });
  if (!opened) return null;
  const { user, replaced } = opened;
  if (replaced !== null)
    logSecurity(request, { event: 'authn_token_revoked', person: replaced, reason: 'replaced' });
  mailQueue.deliverSoon();
  const session: Session = { access_token: accessToken, refresh_token: refreshToken, user };
  const csrfToken = tokens.csrfTokenOf(claims.sessionId);
  const account = accountOf(user.email);
  const cookies = [
    ...sessionCookies(accessToken, csrfToken, totalS),
    deviceCookie(tokens.issueDevice(account, claims.sessionId)),
  ];
  return { session, effects: { cookies, proves: { account, resetsLimits: false } } };
}

/**
 * Ends the session that was opened last in this browser. Returns the id of the session's user, or null if the session
 * was not open. Only this browser has the signed token that names the session.
 */
async function endPredecessor(
  { clock }: Services,
  transaction: Queries,
  sessionId: string | null,
): Promise<number | null> {
  if (sessionId === null) return null;
  const id = await revokeSession(transaction, sessionId, clock());
  if (id !== null) await recordActivity(transaction, 'logged_out', { id, sessionId }, clock());
  return id;
}

/**
 * Queues the mail about a new device. No mail goes to an unconfirmed address, because the address may be a stranger's.
 */
async function reportNewDevice(
  { mailQueue, clock }: Services,
  transaction: Queries,
  { pk, email: to, first_name: firstName, language, time_zone: timeZone, is_confirmed }: User,
  device: Device,
): Promise<void> {
  const time = clock();
  const dayAgo = secondsAfter(time, -DAY_S);
  const count = await countActivity(transaction, pk, 'logged_in_on_new_device', dayAgo);
  if (!is_confirmed || count > MAX_MAILS_A_DAY) return;
  const { site } = mailQueue;
  await mailQueue.enqueue(
    transaction,
    newDeviceMail({ to, firstName, language, ...device, time, timeZone, site }),
  );
}
