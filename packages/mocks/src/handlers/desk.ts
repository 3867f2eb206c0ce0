import type { PersonAccount } from '@skillharbor/contract';
import { accountOfUser, desk, examination, summaryOfUser } from '../fixtures/desk.ts';
import { routesOf } from '../http.ts';
import { notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

/** Handles what operators do. Only the settings change, and mails that are sent again have arrived. */
export function deskHandlers(state: State) {
  const on = routesOf(state);
  const settings = () => ({ sign_ups: { value: state.site.sign_ups, variable: null } });
  return [
    on('getDesk', () => ({ status: 200, body: desk })),
    on('retryMails', () => ({
      status: 200,
      body: { ...desk, mails: { waiting: 0, waiting_since: null, failed: [] } },
    })),
    on('examineInstallation', () => ({ status: 200, body: examination })),
    on('listPeople', ({ query: { search = '', page }, url }) => {
      const has = (text: string) => text.toLowerCase().includes(search.trim().toLowerCase());
      const found = state.accounts
        .map(({ user }) => summaryOfUser(user))
        .filter(({ name, email }) => has(name) || has(email));
      return { status: 200, body: pageOf(found, url, page) };
    }),
    on('getPerson', ({ params }) => accountWith(params.personId)),
    on('endSessionsOfPerson', ({ params }) => accountWith(params.personId, { sessions: 0 })),
    on('removeFactorsOfPerson', ({ params }) => accountWith(params.personId, { has_passkeys: false })),
    on('sendConfirmationToPerson', ({ params }) => accountWith(params.personId)),
    on('getSiteSettings', () => ({ status: 200, body: settings() })),
    on('changeSiteSettings', ({ body }) => {
      if (body.sign_ups) state.site.sign_ups = body.sign_ups;
      return { status: 200, body: settings() };
    }),
  ];

  function accountWith(id: number, changed: Partial<PersonAccount> = {}) {
    const user = state.accounts.find((account) => account.user.pk === id)?.user;
    return user ? { status: 200 as const, body: { ...accountOfUser(user), ...changed } } : notFound;
  }
}
