import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';
import { handlers } from './handlers.ts';
import type { State } from './state.ts';

/**
 * The mock server for tests in Node.
 *
 *     const server = mockServer(state);
 *     beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
 *     afterAll(() => server.close());
 *
 * Requests need a full URL, but its host does not matter.
 */
export function mockServer(state: State): SetupServer {
  return setupServer(...handlers(state));
}
