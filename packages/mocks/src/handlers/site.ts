import { routes } from '../http.ts';
import type { State } from '../state.ts';

export function siteHandlers(state: State) {
  const on = routes(state);
  return [
    on.anybody('get', '/api/site/', () => ({ status: 200, body: state.site })),
    on.anybody('get', '/healthz', () => ({ status: 200, body: { status: 'ok' } })),
    on.anybody('get', '/readyz', () => ({ status: 200, body: { status: 'ok' } })),
  ];
}
