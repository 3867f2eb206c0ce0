import { session } from '../fixtures/users.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, unauthenticated } from '../responses.ts';
import { recordActivity, signIn } from '../state.ts';
import type { State } from '../state.ts';

/** The mocked site has the domain localhost, on which browsers allow passkeys. */
const RP_ID = 'localhost';
const CHALLENGE = 'bW9ja2VkLWNoYWxsZW5nZQ';
const TIMEOUT_MS = 5 * 60 * 1000;

/** Handles passkeys without verifying signatures. Every added passkey logs its user in. */
export function passkeyHandlers(state: State) {
  const on = routesOf(state);
  const isPasswordOf = (pk: number, password: string) =>
    state.accounts.some((account) => account.user.pk === pk && account.password === password);
  const wrongPassword = () => invalid({ password: ['password_wrong'] });

  return [
    on('preparePasskeyLogIn', () => ({
      status: 200,
      body: { challenge: CHALLENGE, timeout: TIMEOUT_MS, rpId: RP_ID, userVerification: 'required' },
    })),

    on('logInWithPasskey', ({ body }) => {
      const owner = state.credentials.find(({ id }) => id === body.id)?.owner;
      const account = state.accounts.find(({ user }) => user.pk === owner);
      if (!account) return unauthenticated('passkey_refused');
      signIn(state, account.user);
      return { status: 200, body: session(account.user) };
    }),

    on('listPasskeys', () => ({ status: 200, body: { results: state.passkeys } })),

    on('preparePasskey', ({ body, person }) => {
      if (!state.site.passkeys) return conflict('passkeys_off');
      if (!isPasswordOf(person.pk, body.password)) return wrongPassword();
      return {
        status: 200,
        body: {
          rp: { id: RP_ID, name: 'Skill Harbor' },
          user: {
            id: 'bW9ja2VkLXVzZXI',
            name: person.email,
            displayName: `${person.first_name} ${person.last_name}`,
          },
          challenge: CHALLENGE,
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
          timeout: TIMEOUT_MS,
          attestation: 'none',
          excludeCredentials: [],
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        },
      };
    }),

    on('addPasskey', ({ body, person }) => {
      if (!state.site.passkeys) return conflict('passkeys_off');
      const passkey = { id: crypto.randomUUID(), name: body.name, created_at: state.now, used_at: null };
      person.needs_factor = false;
      state.passkeys = [passkey, ...state.passkeys];
      recordActivity(state, 'passkey_added');
      state.credentials.push({ id: body.credential.id, owner: person.pk, passkey: passkey.id });
      return { status: 201, body: passkey };
    }),

    on('renamePasskey', ({ params, body }) => {
      const passkey = state.passkeys.find(({ id }) => id === params.passkeyId);
      if (!passkey) return notFound;
      passkey.name = body.name;
      return { status: 200, body: passkey };
    }),

    on('removePasskey', ({ params, body, person }) => {
      const others = state.passkeys.filter(({ id }) => id !== params.passkeyId);
      if (others.length === state.passkeys.length) return notFound;
      if (!isPasswordOf(person.pk, body.password)) return wrongPassword();
      state.passkeys = others;
      recordActivity(state, 'passkey_removed');
      state.credentials = state.credentials.filter(({ passkey }) => passkey !== params.passkeyId);
      return { status: 204 };
    }),
  ];
}
