import { emptyProfile, freelancerOf } from '../fixtures/freelancers.ts';
import { session, token } from '../fixtures/users.ts';
import { routes } from '../http.ts';
import { invalid, missing, refused } from '../replies.ts';
import { nextId, refresherOf } from '../state.ts';
import type { State } from '../state.ts';

/** Any link in a mail is mocked as this token. */
export const RESET_TOKEN = 'reset-token';

const MAIL_IS_ON_ITS_WAY = 'If this address is registered, a mail with a link is on its way.';

export function authHandlers(state: State) {
  const on = routes(state);
  const accountWith = (email: string) =>
    state.accounts.find((account) => account.user.email === email.trim().toLowerCase());

  return [
    on.anybody('post', '/api/auth/registration/', ({ body }) => {
      const errors = missing(body, ['first_name', 'last_name', 'email', 'password']);
      if (errors) return invalid(errors);
      if (body.password.length < 8) return invalid({ password: ['At least 8 characters.'] });
      if (accountWith(body.email)) {
        return invalid({ email: ['Somebody has already signed up with this email address.'] });
      }
      const { first_name, last_name, role, password, company } = body;
      const email = body.email.trim().toLowerCase();
      const user = { pk: nextId(state), first_name, last_name, email, role, profile_image: null };
      state.accounts.push({ user, password, company: company?.trim() || 'Unknown' });
      if (role === 'freelancer') state.freelancers.push(freelancerOf(user, emptyProfile));
      state.cookie = user.pk;
      return { status: 201, body: session(user) };
    }),

    on.anybody('post', '/api/auth/login/', ({ body }) => {
      const account = accountWith(body.email);
      if (account?.password !== body.password) {
        return { status: 401, body: { detail: 'The email address or the password is wrong.' } };
      }
      state.cookie = account.user.pk;
      return { status: 200, body: session(account.user) };
    }),

    on.anybody('post', '/api/auth/logout/', ({ body }) => {
      state.revoked.add(body.refresh);
      state.cookie = null;
      return { status: 204 };
    }),

    on.anybody('post', '/api/auth/token/refresh/', ({ body }) => {
      const person = refresherOf(state, body.refresh);
      if (!person) return { status: 401, body: { detail: 'Your session has ended. Please log in again.' } };
      state.cookie = person.pk;
      return { status: 200, body: { access: token('access', person) } };
    }),

    on.anybody('post', '/api/auth/password/reset/', () => ({
      status: 200,
      body: { detail: MAIL_IS_ON_ITS_WAY },
    })),

    on.anybody('post', '/api/auth/password/reset/confirm/', ({ body }) =>
      body.token === RESET_TOKEN
        ? { status: 200, body: { detail: 'Your password is changed. Please log in.' } }
        : refused('This link has expired or was already used. Please ask for a new one.'),
    ),
  ];
}
