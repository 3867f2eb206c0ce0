import { randomUUID } from 'node:crypto';
import type { Session } from '@skillharbor/contract';
import { secondsAfter } from '../clock.ts';
import { badFields, badRequest, created, noContent, ok, unauthenticated } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import type { Services } from '../services.ts';
import { clearedCookies, sessionCookies } from './cookies.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { deleteResetsOf, insertResetRequest, isUsableReset, useReset } from './resets.repository.ts';
import {
  deleteExpiredSessionsOf,
  insertSession,
  isSessionOf,
  revokeSession,
  revokeSessionsOf,
} from './sessions.repository.ts';
import { REFRESH_LIFETIME, hashOf } from './tokens.ts';
import { changePassword, findCredentials, findUser, insertUser } from './users.repository.ts';

type AuthOperations = OperationsOf<
  | 'register'
  | 'logIn'
  | 'logOut'
  | 'refreshToken'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'getCurrentUser'
>;

export function authOperations({ queries, tokens, mailbox, clock }: Services): AuthOperations {
  /** Null where the password has been changed since it was checked. */
  async function openSession(userId: number, passwordHash: string) {
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
      expiresAt: secondsAfter(now, REFRESH_LIFETIME),
    };
    if (!(await insertSession(queries, opened, passwordHash))) return null;
    const user = await findUser(queries, userId);
    if (!user) throw new Error(`User ${userId} is gone.`);
    const session: Session = { access_token: accessToken, refresh_token: refreshToken, user };
    return { session, cookies: sessionCookies(accessToken, tokens.csrfTokenOf(claims.sessionId)) };
  }

  return {
    async register({ body: { password, ...registration } }) {
      const passwordHash = await hashPassword(password);
      const id = await insertUser(queries, {
        ...registration,
        first_name: registration.first_name.trim(),
        last_name: registration.last_name.trim(),
        company: registration.company?.trim() ?? '',
        passwordHash,
        createdAt: clock(),
      });
      if (id === null)
        return badFields({ email: ['Somebody has already signed up with this email address.'] });
      const opened = await openSession(id, passwordHash);
      if (!opened) throw new Error(`User ${id} has another password already.`);
      return { ...created(opened.session), cookies: opened.cookies };
    },

    async logIn({ body: { email, password } }) {
      const credentials = await findCredentials(queries, email.trim());
      const matches = await isPasswordOf(credentials?.passwordHash, password);
      const opened = credentials && matches && (await openSession(credentials.id, credentials.passwordHash));
      if (!opened) return unauthenticated('The email address or the password is wrong.');
      return { ...ok(opened.session), cookies: opened.cookies };
    },

    async logOut({ body: { refresh } }) {
      const claims = await tokens.readRefresh(refresh);
      if (claims) await revokeSession(queries, claims.sessionId, hashOf(refresh), clock());
      return { ...noContent, cookies: clearedCookies };
    },

    async refreshToken({ body: { refresh } }) {
      const claims = await tokens.readRefresh(refresh);
      if (!claims || !(await isSessionOf(queries, claims.sessionId, hashOf(refresh), clock()))) {
        return unauthenticated('Your session has ended. Please log in again.');
      }
      const access = await tokens.issueAccess(claims);
      return { ...ok({ access }), cookies: sessionCookies(access, tokens.csrfTokenOf(claims.sessionId)) };
    },

    async requestPasswordReset({ body: { email } }) {
      await insertResetRequest(queries, email.trim(), clock());
      // Once the answer has left: what there is to do depends on whether the address is somebody's.
      setImmediate(() => mailbox.deliverSoon());
      return ok({ detail: 'If this address is registered, a mail with a link is on its way.' });
    },

    async confirmPasswordReset({ body: { token, password } }) {
      const tokenHash = hashOf(token);
      const invalid = badRequest('This link has expired or was already used. Please ask for a new one.');
      if (!(await isUsableReset(queries, tokenHash, clock()))) return invalid;
      const passwordHash = await hashPassword(password);
      const now = clock();
      const userId = await queries.transaction().execute(async (transaction) => {
        const id = await useReset(transaction, tokenHash, now);
        if (id === null) return null;
        await changePassword(transaction, id, passwordHash);
        await deleteResetsOf(transaction, id);
        await revokeSessionsOf(transaction, id, now);
        return id;
      });
      return userId === null ? invalid : ok({ detail: 'Your password is changed. Please log in.' });
    },

    async getCurrentUser({ person }) {
      const user = await findUser(queries, person.id);
      return user ? ok(user) : unauthenticated('Please log in.');
    },
  };
}
