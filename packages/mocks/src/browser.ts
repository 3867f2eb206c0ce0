import type { User } from '@skillharbor/contract';
import { setupWorker } from 'msw/browser';
import { users } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { forgetState, keepState, restoreState } from './keptState.ts';
import type { ServerMode } from './serverMode.ts';
import { createState, signIn } from './state.ts';
import type { State } from './state.ts';

/** What a tester changes of the mocked server while it runs. */
export interface MockControls {
  server: () => ServerMode;
  /** Entering or leaving 'empty' gives up what users have changed. */
  setServer: (mode: ServerMode) => void;
  /** The `pk` of the user whom the cookie identifies. */
  person: () => number | null;
  signIn: (user: User | null) => void;
  /** Back to the fixtures. */
  reset: () => void;
}

/** Answers the app's requests inside the page, from a state that survives a reload. */
export async function startMocks(): Promise<MockControls> {
  const place = window.localStorage;
  const state = restoreState(place, { latency: 'real' });
  const worker = setupWorker(...handlers(state));
  worker.events.on('response:mocked', ({ request }) => {
    if (request.method !== 'GET') keepState(place, state);
  });
  await worker.start({ onUnhandledFrame: failOnMissingHandler });
  return {
    server: () => state.server,
    setServer: (server) => {
      if (server === 'empty' || state.server === 'empty')
        Object.assign(state, createState({ latency: 'real', server, signedIn: personIn(state) }));
      state.server = server;
      keepState(place, state);
    },
    person: () => state.cookie,
    signIn: (user) => {
      if (user) signIn(state, user);
      else state.cookie = null;
      keepState(place, state);
    },
    reset: () => forgetState(place),
  };
}

/** Only those of the fixtures are there again in a fresh state. */
function personIn({ cookie }: State): User | null {
  return users.find(({ pk }) => pk === cookie) ?? null;
}

/** Pages, scripts and pictures pass through; an operation without a handler does not. */
function failOnMissingHandler({
  frame,
  defaults,
}: {
  frame: { data: unknown };
  defaults: { error: () => void };
}): void {
  const { data } = frame;
  if (typeof data !== 'object' || data === null || !('request' in data)) return;
  if (data.request instanceof Request && new URL(data.request.url).pathname.startsWith('/api/'))
    defaults.error();
}
