import type { PluginTransformQueryArgs } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailbox } from '../mail/mailbox.ts';
import { START, testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { silentLog } from '../testing/log.ts';
import { signUp } from '../testing/people.ts';
import { authOperations } from './auth.operations.ts';
import { answerResetRequests } from './reset-requests.ts';
import { createTokens } from './tokens.ts';

let server: TestServer;
let email: string;
const clock = () => START;
const deliverSoon = vi.fn<() => void>();
const mailbox = createMailbox({ site: 'https://harbor.test', clock, deliverSoon });
beforeAll(async () => {
  server = await testServer();
  ({ email } = await signUp(server, 'client'));
});
beforeEach(() => deliverSoon.mockClear());
afterAll(() => server.close());

/** Asks for a link, without the server's own mailer behind it. The kinds of statements that it took. */
async function ask(address: string): Promise<string[]> {
  const statements: string[] = [];
  const queries = server.database.kysely.withPlugin({
    transformQuery({ node }: PluginTransformQueryArgs) {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const tokens = createTokens(Buffer.alloc(32), clock);
  const operations = authOperations({ queries, tokens, mailbox, files: server.files, clock });
  await operations.requestPasswordReset({
    params: {},
    query: {},
    body: { email: address },
    upload: null,
    person: null,
    url: () => new URL('https://harbor.test'),
    log: silentLog,
  });
  return statements;
}

const kysely = () => server.database.kysely;
const waiting = () => kysely().selectFrom('reset_requests').select('email').orderBy('id').execute();
const recipients = () => kysely().selectFrom('mails').select('recipient').execute();

test('asking takes the same for every address; what depends on it comes after the answer', async () => {
  expect(await ask(email)).toEqual(['InsertQueryNode']);
  expect(await ask('nobody@example.com')).toEqual(['InsertQueryNode']);
  expect(await waiting()).toEqual([{ email }, { email: 'nobody@example.com' }]);
  expect(await recipients()).toEqual([]);
  await expect.poll(() => deliverSoon.mock.calls.length).toBe(2);
});

test('then there is one mail, for the address that is somebody’s, and nothing waits', async () => {
  await answerResetRequests({ queries: kysely(), mailbox, clock });
  expect(await recipients()).toEqual([{ recipient: email }]);
  expect(await waiting()).toEqual([]);
});

test('a request whose mail could not be written goes on waiting', async () => {
  await ask(email);
  const broken = { ...mailbox, enqueue: () => Promise.reject(new Error('The disk is full.')) };
  await expect(answerResetRequests({ queries: kysely(), mailbox: broken, clock })).rejects.toThrow('full');
  expect(await waiting()).toEqual([{ email }]);
  await answerResetRequests({ queries: kysely(), mailbox, clock });
  expect(await waiting()).toEqual([]);
});
