import { desk, examination } from '../fixtures/desk.ts';
import { routesOf } from '../http.ts';
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
    on('getSiteSettings', () => ({ status: 200, body: settings() })),
    on('changeSiteSettings', ({ body }) => {
      if (body.sign_ups) state.site.sign_ups = body.sign_ups;
      return { status: 200, body: settings() };
    }),
  ];
}
