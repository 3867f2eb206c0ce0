/**
 * Two people write a thousand messages through two servers on one database, while the test repeatedly kills the
 * servers. Each person sends a message to either server until a server confirms it. Each message must be stored exactly
 * once, in order, and be counted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Conversation, Message, MyApplication, Role } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSetting } from '../../marketplace/siteSettings/siteSettings.repository.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { serverDatabase } from '../../platform/database/testing.ts';
import { applyAs, created, get, pdfOf, post, postJobAs, registerConfirmed } from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

const EACH = 500;
const KILLS = 4;
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-conversation-'));
let postgres: NonNullable<Awaited<ReturnType<typeof serverDatabase>>>;
const servers: ServerProcess[] = [];
/**
 * The addresses of the two servers. After a server is killed, its address refuses connections until another server
 * replaces it.
 */
const addresses: string[] = [];

async function start(index: number): Promise<void> {
  const server = startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, String(index)),
    JWT_SECRET: 'the same secret for both of the servers',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  servers[index] = server;
  addresses[index] = await server.ready;
}

beforeAll(async () => {
  const database = await serverDatabase();
  if (!database) throw new Error('Set TEST_DATABASE_URL.');
  postgres = database;
  // Starts the second server later than the first one, because the first one migrates the database.
  await start(0);
  await start(1);
  // Each person sends more messages than the default allows in a day.
  const opened = await openDatabase<Tables>({ dataDir: folder, databaseUrl: postgres.url });
  await writeSetting(opened.kysely, 'messages_a_day', '9999', new Date());
  await opened.close();
});
afterAll(async () => {
  for (const server of servers) server.stop('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('of a thousand messages through two servers that are repeatedly killed, each is stored exactly once, in order, and counted', async () => {
  const [client, freelancer] = [
    await registerConfirmed(addresses[0] ?? '', 'client', addresses),
    await registerConfirmed(addresses[0] ?? '', 'freelancer', addresses),
  ];
  const job = await postJobAs(addresses[0] ?? '', client.token);
  const applied = await applyAs(addresses[0] ?? '', freelancer.token, job.id, pdfOf(1000));
  const { id: application } = await created<MyApplication>(applied);
  const path = `/api/conversations/${application}/`;

  /** Sends one message until a server confirms it. */
  async function send({ token }: RemotePerson, text: string, turn: number): Promise<Message> {
    const body = { id: randomUUID(), text };
    for (let attempt = turn; ; attempt += 1) {
      const address = addresses[attempt % addresses.length] ?? '';
      const response = await post(address, `${path}messages/`, body, token).catch(() => null);
      if (response?.status === 201) return (await response.json()) as Message;
      await setTimeout(20);
    }
  }

  async function sendAll(person: RemotePerson, role: Role): Promise<string[]> {
    const ids: string[] = [];
    for (let turn = 0; turn < EACH; turn += 1) ids.push((await send(person, `${role} ${turn}`, turn)).id);
    return ids;
  }

  async function killServers(isOver: () => boolean): Promise<void> {
    for (let kill = 0; kill < KILLS && !isOver(); kill += 1) {
      await setTimeout(400);
      const index = kill % 2;
      servers[index]?.stop('SIGKILL');
      await servers[index]?.ended;
      await start(index);
    }
  }

  // The client must write first, because a freelancer cannot begin a conversation.
  await send(client, 'Begin.', 0);
  let isOver = false;
  const writing = Promise.all([sendAll(client, 'client'), sendAll(freelancer, 'freelancer')]);
  const killing = killServers(() => isOver);
  const [ours, theirs] = await writing;
  isOver = true;
  await killing;

  const [here = ''] = addresses;
  const read = async ({ token }: RemotePerson, query = '') =>
    (await (await get(here, path + query, token)).json()) as Conversation;
  const all: Message[] = [];
  for (let page = await read(client, '?after=0'); ; page = await read(client, `?after=${all.length}`)) {
    all.push(...page.messages);
    if (!page.has_more) break;
  }
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
  const written = (role: Role) => all.slice(1).filter(({ by }) => by === role);
  expect(written('client').map(({ id }) => id)).toEqual(ours);
  expect(written('freelancer').map(({ id }) => id)).toEqual(theirs);
  expect(await read(client)).toMatchObject({ unread: EACH });
  expect(await read(freelancer)).toMatchObject({ unread: EACH + 1 });
});
