import { ApiError, NetworkError } from '@skillharbor/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { failureOf, MissingIdError } from '../app/errors.ts';
import { dehydrateQueries, hydrateQueries } from './pageState.ts';

test.each([
  ['a refusal', new ApiError(410, { detail: 'It is gone.', code: 'gone', title: ['Too long.'] })],
  ['a missing network', new NetworkError(undefined)],
  ['an address without an id', new MissingIdError()],
  ['a fault', new TypeError('undefined is not a function')],
])('the browser sees the same failure as the server for %s', async (_, error) => {
  const server = new QueryClient();
  const job = { queryKey: ['job', 5], queryFn: () => Promise.reject(error), retry: false };
  await expect(server.query(job)).rejects.toBe(error);

  const browser = new QueryClient();
  // The cast is safe, because JSON keeps the shape of the state.
  const sent = JSON.parse(JSON.stringify(dehydrateQueries(server))) as DehydratedState;
  hydrateQueries(browser, sent);

  const state = browser.getQueryState(['job', 5]);
  expect(state?.status).toBe('error');
  expect(failureOf(state?.error)).toEqual(failureOf(error));
});
