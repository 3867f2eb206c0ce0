import type { Role } from '@skillharbor/contract';
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { NamedProblem } from '@skillharbor/prose';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import { accountOf } from '../../contract/rateLimits.ts';
import {
  badFields,
  badRequest,
  conflict,
  created,
  forbidden,
  noContent,
  notFound,
  ok,
  unauthenticated,
} from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Challenges } from './challenges.ts';
import { isTimeZone } from '../../platform/time/timeZones.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import { clearedCookies, deviceCookie, sessionCookies } from './cookies.ts';
import { offerOf, refusalOfSignUp } from './admission.ts';
import type { FindTeamInvitation } from './admission.ts';
import { listActivity } from './accountActivity.repository.ts';
import { requestAddressChange, restoreAddress } from './addressChanges.commands.ts';
import { changePassword, resetPassword } from './auth.commands.ts';
import { confirmAddress, correctAddress, registerUser, sendConfirmation } from './confirmations.commands.ts';
import { readFactors } from './factors.repository.ts';
import { openSession } from './openSession.commands.ts';
import { insertResetRequest, findReset } from './passwordResets.repository.ts';
import type { IsBreached } from './breachedPasswords.ts';
import { weaknessOf } from './passwordRules.ts';
import type { PasswordOwner } from './passwordRules.ts';
import { ownPasswordHash } from './ownPassword.ts';
import { accountWithPassword, hashPassword } from './passwords.ts';
import { endOtherSessions, endSession, logOut } from './sessions.commands.ts';
import { listSessions, recordUse, sessionStateOf } from './sessions.repository.ts';
import type { SessionLifetimes } from './sessions.repository.ts';
import { suspensionOf } from './suspensions.repository.ts';
import { hashOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { changeUser } from './users.commands.ts';
import { findCredentials, findPasswordOwner, findUser } from './users.repository.ts';
import type { Credentials } from './users.repository.ts';

type AuthOperations = OperationsOf<
  | 'register'
  | 'checkSignUpInvitation'
  | 'logIn'
  | 'logOut'
  | 'refreshToken'
  | 'requestPasswordReset'
  | 'checkPasswordReset'
  | 'confirmPasswordReset'
  | 'changePassword'
  | 'correctAddress'
  | 'sendConfirmation'
  | 'confirmAddress'
  | 'changeAddress'
  | 'restoreAddress'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'listActivity'
  | 'getCurrentUser'
  | 'updateCurrentUser'
>;

interface Services {
  queries: Queries;
  tokens: Tokens;
  challenges: Challenges;
  mailQueue: MailQueue;
  fixedSettings: FixedSettings;
  findTeamInvitation: FindTeamInvitation;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  /** The roles whose users need a second factor, as the operator requires. */
  factorRoles: readonly Role[];
  startTask: (task: 'sendPasswordLinks') => void;
  /** Returns true if the disk has enough free space for a write that is not essential. */
  hasReserve: () => Promise<boolean>;
  logSecurity: LogSecurity;
  /** Returns true if a password is on the operator's list of breached passwords. */
  isBreached: IsBreached;
}

const PAGE_SIZE = 20;

export function authOperations(services: Services): AuthOperations {
  const { queries, tokens, challenges, clock, startTask, hasReserve, logSecurity } = services;
  const { sessionLifetimes, factorRoles, isBreached, fixedSettings, findTeamInvitation } = services;

  const refusalOf = async (password: string, owner: PasswordOwner) =>
    weaknessOf(password, owner) ?? ((await isBreached(password)) ? 'password_breached' : null);

  /**
   * Returns the response to a user who entered the right password but must also use a second factor. Returns null if
   * the password alone logs in.
   */
  async function secondStepOf(account: Credentials) {
    const { hasCodes, hasPasskeys, isRequired } = await readFactors(queries, account.id, factorRoles);
    if (hasCodes) {
      const { status, body } = forbidden('second_factor_required');
      const challenge = await challenges.issuePassed(account);
      return {
        code: 'second_factor_required',
        response: { status, body: { ...body, params: { challenge } } },
      } as const;
    }
    const code = 'passkey_required';
    return isRequired && hasPasskeys ? ({ code, response: forbidden(code) } as const) : null;
  }

  const userOf = (id: number) => findUser(queries, id, clock(), factorRoles);

  type Request = Parameters<LogSecurity>[0] & { person: Person };

  /** Refuses an action that needs the password, because the entered password is wrong. */
  function wrongPassword(request: Request) {
    logSecurity(request, { event: 'authn_login_fail', person: request.person.id, reason: 'wrong_password' });
    return badFields({ password: ['password_wrong'] });
  }

  return {
    async register(request) {
      const signUps = await settingOf(queries, fixedSettings, 'sign_ups');
      const { password, time_zone, ...registration } = request.body;
      const refusalIn = (transaction: Queries) =>
        refusalOfSignUp(transaction, findTeamInvitation, signUps, registration, clock());
      // Without an invitation, the refusal needs no query, so it comes before the password is hashed.
      const refusal = registration.invitation === undefined ? await refusalIn(queries) : null;
      if (refusal !== null) return forbidden(refusal);
      const owner = {
        email: registration.email,
        firstName: registration.first_name,
        lastName: registration.last_name,
        company: registration.company ?? '',
      };
      const weakness = await refusalOf(password, owner);
      if (weakness !== null) return weak(weakness);
      const passwordHash = await hashPassword(password);
      const user = {
        ...registration,
        first_name: registration.first_name.trim(),
        last_name: registration.last_name.trim(),
        company: registration.company?.trim() ?? '',
        timeZone: time_zone !== undefined && isTimeZone(time_zone) ? time_zone : null,
        passwordHash,
        createdAt: clock(),
      };
      const registered = await registerUser(services, user, refusalIn);
      if ('refusal' in registered)
        return registered.refusal === 'sign_up_address_differs'
          ? badFields({ email: [registered.refusal] })
          : forbidden(registered.refusal);
      const { id } = registered;
      const newcomer = { ...authenticated({ id, passwordHash }), isNewcomer: true };
      const opened = await openSession(services, newcomer, request);
      if (!opened) throw new Error(`User ${id} has another password already.`);
      logSecurity(request, { event: 'user_created', person: id });
      return { ...created(opened.session), ...opened.effects };
    },

    checkSignUpInvitation: async ({ body: { token } }) =>
      ok(await offerOf(queries, findTeamInvitation, token, clock())),

    async logIn(request) {
      const { body } = request;
      const accounts = await findCredentials(queries, body.email.trim(), clock());
      const account = await accountWithPassword(accounts, body.password);
      const suspension = account && (await suspensionOf(queries, account.id, clock()));
      if (suspension) {
        logSecurity(request, { event: 'authn_login_fail', person: account.id, reason: 'suspended' });
        return forbidden(suspension);
      }
      const second = account && (await secondStepOf(account));
      if (second) {
        if (second.code === 'passkey_required')
          logSecurity(request, { event: 'authn_login_fail', person: account.id, reason: second.code });
        return second.response;
      }
      const opened = account && (await openSession(services, authenticated(account), request));
      if (!opened) {
        const person = accounts[0]?.id ?? null;
        const wrong = account ? 'password_just_changed' : 'wrong_password';
        const reason = person === null ? 'unknown_account' : wrong;
        logSecurity(request, { event: 'authn_login_fail', person, reason });
        return unauthenticated('credentials_wrong');
      }
      logSecurity(request, {
        event: 'authn_login_success',
        person: opened.session.user.pk,
        factor: 'password',
      });
      return { ...ok(opened.session), ...opened.effects };
    },

    async logOut(request) {
      const { refresh } = request.body;
      const claims = await tokens.readRefresh(refresh);
      if (claims) {
        await logOut(services, claims, hashOf(refresh));
        logSecurity(request, { event: 'authn_token_revoked', person: claims.userId, reason: 'log_out' });
      }
      return { ...noContent, cookies: clearedCookies };
    },

    async refreshToken(request) {
      const { refresh } = request.body;
      const claims = await tokens.readRefresh(refresh);
      const state = claims && (await sessionStateOf(queries, claims.sessionId, hashOf(refresh), clock()));
      if (!claims || state !== 'open') {
        const person = claims?.userId ?? null;
        logSecurity(request, { event: 'authn_token_refused', person, kind: 'refresh' });
        return unauthenticated(state === 'revoked' ? 'session_revoked' : 'session_ended');
      }
      if (await hasReserve()) await recordUse(queries, claims.sessionId, clock(), sessionLifetimes);
      const access = await tokens.issueAccess(claims);
      return {
        ...ok({ access }),
        cookies: sessionCookies(access, tokens.csrfTokenOf(claims.sessionId), sessionLifetimes.totalS),
      };
    },

    async requestPasswordReset({ body: { email } }) {
      await insertResetRequest(queries, email.trim(), clock());
      // The task starts only after the response was sent, because the duration of the task reveals whether the address
      // is registered.
      setImmediate(() => startTask('sendPasswordLinks'));
      return ok({ detail: 'If this address is registered, an email with a link is on its way.' });
    },

    async checkPasswordReset({ body: { token } }) {
      return ok({ works: (await findReset(queries, hashOf(token), clock())) !== null });
    },

    async confirmPasswordReset(request) {
      const { headers, cookies, body } = request;
      const { token, password } = body;
      const tokenHash = hashOf(token);
      const userId = await findReset(queries, tokenHash, clock());
      const refuse = () => {
        const reason = 'link_expired';
        logSecurity(request, { event: 'authn_password_change_fail', person: userId, reason });
        return badRequest(reason);
      };
      const owner = userId === null ? undefined : await findPasswordOwner(queries, userId);
      if (userId === null || !owner) return refuse();
      const weakness = await refusalOf(password, owner);
      if (weakness !== null) return weak(weakness);
      const passwordHash = await hashPassword(password);
      const reset = { tokenHash, passwordHash, userAgent: headers['user-agent'] };
      if (!(await resetPassword(services, owner, reset))) return refuse();
      logSecurity(request, { event: 'authn_password_change', person: userId, reason: 'reset' });
      const account = accountOf(owner.email);
      // The cookie still names the last session, which the next login ends.
      const lastSession = tokens.lastSessionOf(cookies.device ?? '') ?? undefined;
      return {
        ...ok({ detail: 'Your password is changed. Please log in.' }),
        cookies: [deviceCookie(tokens.issueDevice(account, lastSession))],
        proves: { account, resetsLimits: true },
      };
    },

    async changePassword(request) {
      const { person, body } = request;
      const { old_password, password } = body;
      const owner = await findPasswordOwner(queries, person.id);
      if (!owner) return unauthenticated('not_signed_in');
      const weakness = await refusalOf(password, owner);
      if (weakness !== null) return weak(weakness);
      const refuse = () => {
        const reason = 'wrong_password';
        logSecurity(request, { event: 'authn_password_change_fail', person: person.id, reason });
        return badFields({ old_password: ['password_wrong'] });
      };
      const expectedHash = await ownPasswordHash(queries, person.id, old_password);
      if (expectedHash === null) return refuse();
      const replacement = {
        passwordHash: await hashPassword(password),
        expectedHash,
      };
      const isChanged = await changePassword(services, owner, person, replacement);
      if (!isChanged) return refuse();
      logSecurity(request, { event: 'authn_password_change', person: person.id, reason: 'changed' });
      return ok({ detail: 'Your password is changed.' });
    },

    async correctAddress(request) {
      const { person, body } = request;
      const email = body.email.trim();
      const refusal = await correctAddress(services, person, email);
      if (refusal !== null) return conflict(refusal);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'address_corrected' });
      const user = await userOf(person.id);
      return user ? ok(user) : unauthenticated('not_signed_in');
    },

    async sendConfirmation({ person }) {
      const user = await userOf(person.id);
      if (!user) return unauthenticated('not_signed_in');
      if (user.is_confirmed) return conflict('address_confirmed');
      const isSent = await sendConfirmation(services, { id: user.pk, ...user });
      return isSent ? ok({ detail: 'An email with a link is on its way.' }) : conflict('confirmations_sent');
    },

    async confirmAddress(request) {
      const confirmed = await confirmAddress(services, request.body.token, request.headers['user-agent']);
      if (!confirmed) return badRequest('link_expired');
      const { userId, email } = confirmed;
      logSecurity(request, { event: 'user_updated', person: userId, reason: 'address_confirmed' });
      return ok({ email });
    },

    async changeAddress(request) {
      const { person, body } = request;
      const email = body.email.trim();
      const owner = await findPasswordOwner(queries, person.id);
      if (!owner) return unauthenticated('not_signed_in');
      if (email === owner.email) return badFields({ email: ['address_unchanged'] });
      if ((await ownPasswordHash(queries, person.id, body.password)) === null)
        return badFields({ password: ['password_wrong'] });
      const change = { email, language: owner.language };
      if (!(await requestAddressChange(services, person, change))) return conflict('confirmations_sent');
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'address_change_requested' });
      const user = await userOf(person.id);
      return user ? ok(user) : unauthenticated('not_signed_in');
    },

    async restoreAddress(request) {
      const restored = await restoreAddress(services, request.body.token, request.headers['user-agent']);
      if (!restored) return badRequest('link_expired');
      const { userId, email } = restored;
      setImmediate(() => startTask('sendPasswordLinks'));
      logSecurity(request, { event: 'user_updated', person: userId, reason: 'address_restored' });
      return ok({ email });
    },

    async listSessions({ person }) {
      return ok({ results: await listSessions(queries, person, clock()) });
    },

    async endSession(request) {
      const { params, person, body } = request;
      if ((await ownPasswordHash(queries, person.id, body.password)) === null) return wrongPassword(request);
      if (!(await endSession(services, person, params.sessionId))) return notFound;
      logSecurity(request, { event: 'authn_token_revoked', person: person.id, reason: 'session_ended' });
      return noContent;
    },

    async endOtherSessions(request) {
      const { person, body } = request;
      if ((await ownPasswordHash(queries, person.id, body.password)) === null) return wrongPassword(request);
      await endOtherSessions(services, person);
      logSecurity(request, { event: 'authn_token_revoked', person: person.id, reason: 'others_ended' });
      return noContent;
    },

    async listActivity({ person, query, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const rows = isWithin(page) ? await listActivity(queries, person.id, page) : [];
      return ok(paginate(rows, page, url));
    },

    async getCurrentUser({ person }) {
      const user = await userOf(person.id);
      return user ? ok(user) : unauthenticated('not_signed_in');
    },

    async updateCurrentUser({ person, body }) {
      if (typeof body.time_zone === 'string' && !isTimeZone(body.time_zone))
        return badFields({ time_zone: ['time_zone_unknown'] });
      await changeUser(services, person, body);
      const user = await userOf(person.id);
      return user ? ok(user) : unauthenticated('not_signed_in');
    },
  };
}

const authenticated = ({ id: userId, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>) => ({
  userId,
  passwordHash,
  factor: 'password' as const,
});

const weak = (reason: NamedProblem) => badFields({ password: [reason] });
