import type { User } from '@skillharbor/contract';
import { ONE_TIME_CODE, codesOff, codesSetup, recoveryCodes } from '../fixtures/oneTimeCodes.ts';
import { session } from '../fixtures/users.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, unauthenticated } from '../responses.ts';
import { signIn } from '../state.ts';
import type { State } from '../state.ts';

/** The challenge for a user who has entered the correct password. */
export const challengeOf = ({ pk }: User) => `passed-${pk}`;

/** Handles one-time codes. Every authenticator app shows ONE_TIME_CODE, which may be used repeatedly. */
export function oneTimeCodeHandlers(state: State) {
  const on = routesOf(state);
  const isPasswordOf = ({ pk }: User, password: string) =>
    state.accounts.some((account) => account.user.pk === pk && account.password === password);
  const wrongPassword = () => invalid({ password: ['password_wrong'] });
  const codesOf = ({ pk }: User) => state.codes.find(({ owner }) => owner === pk);

  /** Gives the user new recovery codes, and turns one-time codes on if they were off. */
  function renew(person: User) {
    const codes = codesOf(person) ?? { owner: person.pk, turnedOnAt: state.now, recoveryCodes: [] };
    codes.recoveryCodes = [...recoveryCodes];
    if (!state.codes.includes(codes)) state.codes.push(codes);
    return { status: 200 as const, body: { recovery_codes: codes.recoveryCodes } };
  }

  return [
    on('logInWithCode', ({ body }) => {
      const account = state.accounts.find(({ user }) => challengeOf(user) === body.challenge);
      const codes = account && codesOf(account.user);
      if (!codes) return unauthenticated('log_in_expired');
      const typed = body.code.replaceAll(/\s/g, '').toUpperCase();
      const others = codes.recoveryCodes.filter((code) => code !== typed);
      if (typed !== ONE_TIME_CODE && others.length === codes.recoveryCodes.length)
        return invalid({ code: ['code_wrong'] });
      codes.recoveryCodes = others;
      signIn(state, account.user);
      return { status: 200, body: session(account.user) };
    }),

    on('getCodes', ({ person }) => {
      const codes = codesOf(person);
      const body = codes && {
        turned_on_at: codes.turnedOnAt,
        recovery_codes_left: codes.recoveryCodes.length,
      };
      return { status: 200, body: body ?? codesOff };
    }),

    on('prepareCodes', ({ body, person }) => {
      if (!isPasswordOf(person, body.password)) return wrongPassword();
      return codesOf(person) ? conflict('codes_on') : { status: 200, body: codesSetup };
    }),

    on('turnOnCodes', ({ body, person }) => {
      if (codesOf(person)) return conflict('codes_on');
      if (body.code.replaceAll(/\s/g, '') !== ONE_TIME_CODE) return invalid({ code: ['code_wrong'] });
      person.needs_factor = false;
      return renew(person);
    }),

    on('renewRecoveryCodes', ({ body, person }) => {
      if (!isPasswordOf(person, body.password)) return wrongPassword();
      return codesOf(person) ? renew(person) : conflict('codes_off');
    }),

    on('turnOffCodes', ({ body, person }) => {
      if (!isPasswordOf(person, body.password)) return wrongPassword();
      if (!codesOf(person)) return conflict('codes_off');
      state.codes = state.codes.filter(({ owner }) => owner !== person.pk);
      return { status: 204 };
    }),
  ];
}
