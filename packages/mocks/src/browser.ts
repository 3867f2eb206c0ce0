import type { User } from '@skillharbor/contract';
import { setupWorker } from 'msw/browser';
import { users } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { forgetState, saveState, restoreState } from './savedState.ts';
import type { ServerMode } from './serverMode.ts';
import { createState } from './createState.ts';
import { signIn } from './state.ts';
import type { State } from './state.ts';

/** The controls with which a tester changes the mock server while it runs. */
export interface MockControls {
  server: () => ServerMode;
  /** Switches the mode. Entering or leaving the mode 'empty' discards the changes of users. */
  setServer: (mode: ServerMode) => void;
  /** Returns the `pk` of the signed-in user, or null. */
  person: () => number | null;
  signIn: (user: User | null) => void;
  /** Restores the fixtures. */
  reset: () => void;
}

/** Starts the mock server inside the page, with a state that survives a reload. */
export async function startMocks(): Promise<MockControls> {
  const place = window.localStorage;
  const state = restoreState(place, { latency: 'real' });
  const worker = setupWorker(...handlers(state));
  worker.events.on('response:mocked', ({ request }) => {
    if (request.method !== 'GET') saveState(place, state);
  });
  await worker.start({ onUnhandledFrame: failOnMissingHandler });
  return {
    server: () => state.server,
    setServer: (server) => {
      if (server === 'empty' || state.server === 'empty')
        Object.assign(state, createState({ latency: 'real', server, signedIn: personIn(state) }));
      state.server = server;
      saveState(place, state);
    },
    person: () => state.cookie,
    signIn: (user) => {
      if (user) signIn(state, user);
      else state.cookie = null;
      saveState(place, state);
    },
    reset: () => forgetState(place),
  };
}

/** Returns the signed-in user if the fixtures include this user. Other users do not exist in a new state. */
function personIn({ cookie }: State): User | null {
  return users.find(({ pk }) => pk === cookie) ?? null;
}

/** Passes requests for pages, scripts and pictures to the network, and fails for an operation without a handler. */
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
