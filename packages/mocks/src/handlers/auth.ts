import type { User } from '@skillharbor/contract';
import type { FieldProblem } from '@skillharbor/prose';
import { allMails, freelancerUser, session, token } from '../fixtures/users.ts';
import { routesOf } from '../http.ts';
import { conflict, forbidden, invalid, notFound, refused, unauthenticated } from '../responses.ts';
import { challengeOf } from './oneTimeCodes.ts';
import { refusalOfSignUp } from './signUpInvitations.ts';
import { addCompany, nextId, recordActivity, refresherOf, signIn } from '../state.ts';
import type { State } from '../state.ts';

/** The token in all mocked mails about a new password. */
export const RESET_TOKEN = 'reset-token';

/**
 * The token in all mocked mails that confirm an address. It confirms the address of the newest account without a
 * confirmed one.
 */
export const CONFIRMATION_TOKEN = 'confirmation-token';

/** The token in all mocked mails about a changed address. It restores the address of `freelancerUser`. */
export const RESTORING_TOKEN = 'restoring-token';

const RESET_REQUESTED = 'If this address is registered, an email with a link is on its way.';

export function authHandlers(state: State) {
  const on = routesOf(state);
  const accountWith = (email: string) =>
    state.accounts.find((account) => account.user.email === email.trim().toLowerCase());
  const isPasswordOf = ({ pk }: User, password: string) =>
    state.accounts.some((account) => account.user.pk === pk && account.password === password);

  return [
    on('register', ({ body }) => {
      const weakness = weaknessOf(body.password, [body.first_name, body.last_name, body.company ?? '']);
      if (weakness) return invalid({ password: [weakness] });
      const refusal = refusalOfSignUp(state, body);
      if (refusal === 'sign_up_address_differs') return invalid({ email: [refusal] });
      if (refusal) return forbidden(refusal);
      const { first_name, last_name, role, password, company, language = null, time_zone = null } = body;
      const email = body.email.trim().toLowerCase();
      const user: User = {
        pk: nextId(state),
        first_name,
        last_name,
        email,
        is_confirmed: false,
        needs_factor: false,
        new_email: null,
        role,
        team_role: 'owner',
        profile_image: null,
        language,
        time_zone,
        quiet_hours: null,
        digest_hour: null,
        mails: allMails,
        deletes_at: null,
      };
      state.accounts.push({ user, password });
      if (role === 'client') addCompany(state, user.pk, company?.trim() ?? '');
      signIn(state, user);
      return { status: 201, body: session(user) };
    }),

    on('logIn', ({ body }) => {
      const account = accountWith(body.email);
      if (account?.password !== body.password) {
        return unauthenticated('credentials_wrong');
      }
      const { user } = account;
      if (state.codes.some(({ owner }) => owner === user.pk)) {
        const { status, body: problem } = forbidden('second_factor_required');
        return { status, body: { ...problem, params: { challenge: challengeOf(user) } } };
      }
      signIn(state, account.user);
      return { status: 200, body: session(account.user) };
    }),

    on('logOut', ({ body }) => {
      state.revoked.add(body.refresh);
      state.cookie = null;
      return { status: 204 };
    }),

    on('refreshToken', ({ body }) => {
      const person = refresherOf(state, body.refresh);
      if (!person) return unauthenticated('session_ended');
      state.cookie = person.pk;
      return { status: 200, body: { access: token('access', person) } };
    }),

    on('requestPasswordReset', () => ({
      status: 200,
      body: { detail: RESET_REQUESTED },
    })),

    on('checkPasswordReset', ({ body }) => ({
      status: 200,
      body: { works: body.token === RESET_TOKEN },
    })),

    on('confirmPasswordReset', ({ body }) => {
      const weakness = weaknessOf(body.password);
      if (weakness) return invalid({ password: [weakness] });
      return body.token === RESET_TOKEN
        ? { status: 200, body: { detail: 'Your password is changed. Please log in.' } }
        : refused('link_expired');
    }),

    on('correctAddress', ({ body, person }) => {
      if (person.is_confirmed) return conflict('address_confirmed');
      person.email = body.email.trim().toLowerCase();
      return { status: 200, body: person };
    }),

    on('sendConfirmation', ({ person }) =>
      person.is_confirmed
        ? conflict('address_confirmed')
        : { status: 200, body: { detail: 'An email with a link is on its way.' } },
    ),

    on('confirmAddress', ({ body }) => {
      const waits = ({ is_confirmed, new_email }: User) => !is_confirmed || new_email !== null;
      const account = state.accounts.findLast(({ user }) => waits(user));
      if (body.token !== CONFIRMATION_TOKEN || !account) return refused('link_expired');
      const { user } = account;
      user.email = user.new_email ?? user.email;
      user.new_email = null;
      user.is_confirmed = true;
      return { status: 200, body: { email: user.email } };
    }),

    on('changeAddress', ({ body, person }) => {
      if (accountWith(person.email)?.password !== body.password)
        return invalid({ password: ['password_wrong'] });
      const email = body.email.trim().toLowerCase();
      if (email === person.email) return invalid({ email: ['address_unchanged'] });
      person.new_email = email;
      return { status: 200, body: person };
    }),

    on('restoreAddress', ({ body }) =>
      body.token === RESTORING_TOKEN
        ? { status: 200, body: { email: freelancerUser.email } }
        : refused('link_expired'),
    ),

    on('listSessions', () => ({ status: 200, body: { results: state.sessions } })),

    on('endSession', ({ params, body, person }) => {
      if (!isPasswordOf(person, body.password)) return invalid({ password: ['password_wrong'] });
      const others = state.sessions.filter(({ id }) => id !== params.sessionId);
      if (others.length === state.sessions.length) return notFound;
      state.sessions = others;
      recordActivity(state, 'session_ended');
      return { status: 204 };
    }),

    on('endOtherSessions', ({ body, person }) => {
      if (!isPasswordOf(person, body.password)) return invalid({ password: ['password_wrong'] });
      state.sessions = state.sessions.filter(({ is_current }) => is_current);
      recordActivity(state, 'other_sessions_ended');
      return { status: 204 };
    }),

    on('changePassword', ({ body, person }) => {
      const account = state.accounts.find(({ user }) => user.pk === person.pk);
      const weakness = weaknessOf(body.password, [person.first_name, person.last_name]);
      if (weakness) return invalid({ password: [weakness] });
      if (account?.password !== body.old_password) {
        return invalid({ old_password: ['password_wrong'] });
      }
      account.password = body.password;
      recordActivity(state, 'password_changed');
      return { status: 200, body: { detail: 'Your password is changed.' } };
    }),
  ];
}

/** The only password that the mocks refuse because of a data breach. */
const BREACHED_PASSWORD = 'nine-stolen-anchors';

/** Returns the reason why a new password is refused, or undefined if it is accepted. */
function weaknessOf(password: string, names: readonly string[] = []): FieldProblem | undefined {
  if (password.length < 8) return { code: 'too_short', params: { min: 8 } };
  if (new Set(password).size === 1) return 'same_characters';
  const isEasyToGuess = ['password', 'password1', '12345678', 'qwertyuiop'].includes(password.toLowerCase());
  if (isEasyToGuess) return 'password_easy';
  if (password === BREACHED_PASSWORD) return 'password_breached';
  return ['Skill Harbor', ...names].some((name) => lettersOf(name) === lettersOf(password))
    ? 'password_personal'
    : undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
