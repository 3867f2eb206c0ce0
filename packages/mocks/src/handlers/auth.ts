import { session, token } from '../fixtures/users.ts';
import { routesOf } from '../http.ts';
import { invalid, refused } from '../replies.ts';
import { addCompany, nextId, refresherOf, signIn } from '../state.ts';
import type { State } from '../state.ts';

/** The token in every mocked mail about a new password. */
export const RESET_TOKEN = 'reset-token';

const PERSONAL =
  'This password is made of your name, your email address, your company or “Skill Harbor”. Choose another one.';

const RESET_REQUESTED = 'If this address is registered, a mail with a link is on its way.';

export function authHandlers(state: State) {
  const on = routesOf(state);
  const accountWith = (email: string) =>
    state.accounts.find((account) => account.user.email === email.trim().toLowerCase());

  return [
    on('register', ({ body }) => {
      const weakness = weaknessOf(body.password, [body.first_name, body.last_name, body.company ?? '']);
      if (weakness) return invalid({ password: [weakness] });
      if (accountWith(body.email)) {
        return invalid({ email: ['There is already an account with this email address.'] });
      }
      const { first_name, last_name, role, password, company, language = null } = body;
      const email = body.email.trim().toLowerCase();
      const user = { pk: nextId(state), first_name, last_name, email, role, profile_image: null, language };
      state.accounts.push({ user, password });
      if (role === 'client') addCompany(state, user.pk, company?.trim() ?? '');
      signIn(state, user);
      return { status: 201, body: session(user) };
    }),

    on('logIn', ({ body }) => {
      const account = accountWith(body.email);
      if (account?.password !== body.password) {
        return { status: 401, body: { detail: 'The email address or the password is wrong.' } };
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
      if (!person) return { status: 401, body: { detail: 'Your session has ended. Please log in again.' } };
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
        : refused('This link has expired or was already used. Please ask for a new one.');
    }),

    on('changePassword', ({ body, person }) => {
      const account = state.accounts.find(({ user }) => user.pk === person.pk);
      const weakness = weaknessOf(body.password, [person.first_name, person.last_name]);
      if (weakness) return invalid({ password: [weakness] });
      if (account?.password !== body.old_password) {
        return invalid({ old_password: ['This is not your password.'] });
      }
      account.password = body.password;
      return { status: 200, body: { detail: 'Your password is changed.' } };
    }),
  ];
}

/** Returns the reason why a new password is refused, or undefined if it is accepted. */
function weaknessOf(password: string, names: readonly string[] = []): string | undefined {
  if (password.length < 8) return 'At least 8 characters.';
  if (new Set(password).size === 1) return 'Use characters that are not all the same.';
  const isEasyToGuess = ['password', 'password1', '12345678', 'qwertyuiop'].includes(password.toLowerCase());
  if (isEasyToGuess) return 'This password is easy to guess. Choose a less common one.';
  return ['Skill Harbor', ...names].some((name) => lettersOf(name) === lettersOf(password))
    ? PERSONAL
    : undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
