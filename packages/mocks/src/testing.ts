/** The mock server for the tests in this package, with a client typed from the contract. */
import type { paths } from '@skillharbor/contract';
import createClient from 'openapi-fetch';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { token } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { mockServer } from './node.ts';
import { createState } from './createState.ts';

const baseUrl = 'http://harbor.test';
// `fetch` is looked up at each call, because MSW replaces the global function after this module is loaded.
const fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request);

/** Provides a fresh state to each test of the calling file. */
export function serveMocks() {
  const server = mockServer(createState());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers(...handlers(createState())));
  afterAll(() => server.close());
  return server;
}

/** A client that sends no token, so that only the cookie can identify its user. */
export const withoutToken = createClient<paths>({ baseUrl, fetch });

/** Creates a client that sends this user's access token. */
export function as(person: { pk: number }) {
  return createClient<paths>({ baseUrl, fetch, headers: bearer(person) });
}

/** Sends a form as this user. A field with several values is repeated. */
export function sendForm(
  person: { pk: number },
  method: 'POST' | 'PUT',
  path: string,
  fields: Record<string, string | File | string[]>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return fetch(new URL(path, baseUrl), { method, body, headers: bearer(person) });
}

export function download(person: { pk: number }, path: string): Promise<Response> {
  return fetch(new URL(path, baseUrl), { headers: bearer(person) });
}

function bearer(person: { pk: number }) {
  return { Authorization: `Bearer ${token('access', person)}` };
}
