/**
 * Every answer that openapi.yaml declares is provoked here once; the few that this server never gives are listed with
 * the reason. The other direction, that it gives no answer beside those, is what every test's `send` checks.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testServer } from '../testing/app.ts';
import { absent, ask, populate, prepare, replace } from '../testing/harbor.ts';
import type { Harbor, Request } from '../testing/harbor.ts';
import { operations } from '../testing/operations.ts';
import type { AskableOperation } from '../testing/operations.ts';
import { postJob, sender } from '../testing/people.ts';
import type { Answered, Send } from '../testing/people.ts';
import { audiences } from './audience.ts';
import type { Audience } from './audience.ts';
import { limited } from './limits.ts';

let harbor: Harbor;
beforeAll(async () => {
  harbor = await populate(await testServer());
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => harbor.server.close());

const isFor = (who: Audience, { id }: AskableOperation) => audiences[id].startsWith(who);

/** Sends as somebody who may, or as nobody where anybody may. */
function allowed(operation: AskableOperation): Send {
  if (isFor('freelancer', operation)) return harbor.freelancer.send;
  const isOpen = isFor('anybody', operation) || isFor('visitor', operation);
  return isOpen ? sender(harbor.server) : harbor.client.send;
}

/** The same sender with something more in each request. */
function withHeaders(send: Send, headers: Record<string, string>): Send {
  return (method, url, options) =>
    send(method, url, { ...options, headers: { ...options?.headers, ...headers } });
}

/** How each status is provoked, by an operation that declares it. Answers the last answer. */
const provoke: Record<number, (operation: AskableOperation, request: Request) => Promise<Answered>> = {
  200: succeed,
  201: succeed,
  204: succeed,

  400: (operation, request) => {
    const send: Send = (method, url, options) => allowed(operation)(method, `${url}?x=%00`, options);
    return ask(send, operation, request);
  },

  401: (operation, request) => {
    const send = sender(harbor.server, { authorization: 'Bearer nonsense' });
    const isSigningIn = isFor('anybody', operation);
    return ask(
      send,
      operation,
      isSigningIn ? replace(request, { password: 'wrong', refresh: 'wrong' }) : request,
    );
  },

  403: (operation, request) =>
    ask(isFor('client', operation) ? harbor.freelancer.send : harbor.client.send, operation, request),

  404: (operation, request) => ask(allowed(operation), operation, absent(request)),

  409: async (operation, request) => {
    // An active job cannot be deleted; everything else cannot be done twice.
    if (operation.id === 'deleteJob') {
      const { id } = await postJob(harbor.client);
      return succeed(operation, replace(request, { jobId: id }));
    }
    await succeed(operation, request);
    return succeed(operation, request);
  },

  413: (operation, request) =>
    ask(withHeaders(allowed(operation), { 'content-length': String(2 ** 40) }), operation, request),

  415: (operation, request) =>
    ask(withHeaders(allowed(operation), { 'content-type': 'text/plain' }), operation, request),

  429: async (operation, request) => {
    const strict = await testServer({ environment: { RATE_LIMITS: 'on' } });
    const send = sender(strict);
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const answered = await ask(send, operation, { ...request, fields: {} });
      if (answered.status === 429) {
        await strict.close();
        return answered;
      }
    }
    throw new Error(`${operation.id} may be asked 300 times.`);
  },

  500: (operation, request) => {
    breakDatabase(new Error('The disk is on fire.'));
    return succeed(operation, request);
  },

  503: (operation, request) => {
    breakDatabase(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    return succeed(operation, request);
  },

  507: (operation, request) => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(harbor.server.files, 'keep').mockRejectedValue(full);
    return succeed(operation, request);
  },
};

function succeed(operation: AskableOperation, request: Request) {
  return ask(allowed(operation), operation, request);
}

/** Until the end of the test, no query gets through. */
function breakDatabase(error: Error): void {
  const executor = harbor.server.database.kysely.getExecutor();
  vi.spyOn(executor, 'executeQuery').mockRejectedValue(error);
  vi.spyOn(executor, 'provideConnection').mockRejectedValue(error);
}

/** Why an answer is declared although this server does not give it. */
function neverGiven({ id }: AskableOperation, status: number): string | undefined {
  if (status === 429 && !limited.has(id)) return 'not limited here; a proxy in front of the server may be';
  if (status === 500 && id === 'getHealth') return 'it does nothing that could fail';
  if (status === 500 && id === 'getReadiness') return 'whatever fails, it says 503';
  return undefined;
}

describe.each(operations)('$id', (operation) => {
  const given = operation.statuses.filter((status) => neverGiven(operation, status) === undefined);
  test.each(given)('answers %i', async (status) => {
    const request = await prepare(harbor, operation);
    const answered = await provoke[status]?.(operation, request);
    expect(answered?.status).toBe(status);
    const saysWhen = answered?.headers['retry-after'] !== undefined;
    expect(saysWhen).toBe(status === 429 || status === 503);
  });
});

/** What the wiring around an operation can answer by itself, whatever the operation does. */
function answersOfWiring(operation: AskableOperation): number[] {
  const { id, body, parameters } = operation;
  const isForARole = isFor('client', operation) || isFor('freelancer', operation);
  return [
    400,
    500,
    ...(isForARole || isFor('person', operation) ? [401] : []),
    ...(isForARole ? [403] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(limited.has(id) ? [429] : []),
    ...(body?.isForm ? [507] : []),
    ...(id === 'getHealth' ? [] : [503]),
  ];
}

test.each(operations)('$id declares what the wiring around it can answer', (operation) => {
  expect(operation.statuses).toEqual(expect.arrayContaining(answersOfWiring(operation)));
});
