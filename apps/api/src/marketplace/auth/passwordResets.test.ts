import type { PluginTransformQueryArgs } from 'kysely';
import { readSiteName } from '../brand/brand.repository.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailQueue } from '../../mail/mailQueue.ts';
import { createUnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import { silentLog } from '../../testing/log.ts';
import { signUp } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { authOperations } from './auth.operations.ts';
import { processResetRequests } from './passwordResets.commands.ts';
import { createChallenges } from './challenges.ts';
import { createTokens } from './tokens.ts';

let server: TestServer;
let email: string;
const clock = () => START;
const deliverSoon = vi.fn<() => void>();
const mailQueue = createMailQueue({
  readSiteName,
  site: () => 'https://harbor.test',
  clock,
  deliverSoon,
  findReceiver: async () => undefined,
  notify: async () => 17,
  unsubscribeLinks: createUnsubscribeLinks(Buffer.alloc(32)),
});
const startTask = vi.fn<(task: 'sendPasswordLinks') => void>();
const hasReserve = async () => true;
const logSecurity = () => undefined;
beforeAll(async () => {
  server = await testServer();
  ({ email } = await signUp(server, 'client'));
});
beforeEach(() => {
  deliverSoon.mockClear();
  startTask.mockClear();
});
afterAll(() => server.close());

/** Requests a link while the server sends no mails. Returns the kinds of the SQL statements that ran. */
async function requestLink(address: string): Promise<string[]> {
  const statements: string[] = [];
  const queries = server.database.kysely.withPlugin({
    transformQuery({ node }: PluginTransformQueryArgs) {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const tokens = createTokens(Buffer.alloc(32), clock, 60);
  const operations = authOperations({
    queries,
    tokens,
    challenges: createChallenges(Buffer.alloc(32), clock),
    factorRoles: [],
    mailQueue,
    clock,
    sessionLifetimes: { totalS: 60, idleS: 60 },
    startTask,
    hasReserve,
    logSecurity,
    isBreached: async () => false,
    fixedSettings: {},
    findTeamInvitation: async () => undefined,
  });
  await operations.requestPasswordReset({
    params: {},
    query: {},
    headers: {},
    cookies: {},
    body: { email: address },
    upload: null,
    person: null,
    url: () => new URL('https://harbor.test'),
    log: silentLog,
    ip: '203.0.113.7',
  });
  return statements;
}

const kysely = () => server.database.kysely;
const waiting = () => kysely().selectFrom('reset_requests').select('email').orderBy('id').execute();
const recipients = () => kysely().selectFrom('mails').select('recipient').execute();

test('every request runs the same SQL statements before its response, whatever the address', async () => {
  expect(await requestLink(email)).toEqual(['InsertQueryNode']);
  expect(await requestLink('nobody@example.com')).toEqual(['InsertQueryNode']);
  expect(await waiting()).toEqual([{ email }, { email: 'nobody@example.com' }]);
  expect(await recipients()).toEqual([]);
  await expect.poll(() => startTask.mock.calls).toEqual([['sendPasswordLinks'], ['sendPasswordLinks']]);
});

test('processing the requests sends one mail to the registered address, and no request stays pending', async () => {
  await processResetRequests({ queries: kysely(), mailQueue, clock });
  expect(await recipients()).toEqual([{ recipient: email }]);
  expect(deliverSoon).toHaveBeenCalled();
  expect(await waiting()).toEqual([]);
});

test('a request whose mail could not be queued stays pending', async () => {
  await requestLink(email);
  const broken = { ...mailQueue, enqueue: () => Promise.reject(new Error('The disk is full.')) };
  await expect(processResetRequests({ queries: kysely(), mailQueue: broken, clock })).rejects.toThrow('full');
  expect(await waiting()).toEqual([{ email }]);
  await processResetRequests({ queries: kysely(), mailQueue, clock });
  expect(await waiting()).toEqual([]);
});
