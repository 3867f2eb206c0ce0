/**
 * Repeatedly kills the server with kill -9 between decisions and their mails, and starts it again with the same data.
 * Each freelancer must get exactly one mail about the decision.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MyApplication } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyAs, created, get, pdfOf, postJobAs, registerConfirmed } from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

const KILLS = 20;
/**
 * The undo period of decisions. It is about as long as the start of the server, so that some kills happen before the
 * end of the period, and others after it.
 */
const HOLD_MINUTES = '0.02';
// The timeout is long, because each start takes seconds of processor time, and because a mail whose delivery was
// interrupted by a kill is tried again only after a minute.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-held-'));
const outbox = join(folder, 'outbox');
let running: ServerProcess;
let client: RemotePerson;
let address: string;

async function start(): Promise<void> {
  running = startServer({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DECISION_HOLD: HOLD_MINUTES,
  });
  address = await running.ready;
}

beforeAll(async () => {
  await start();
  client = await registerConfirmed(address, 'client');
});
afterAll(async () => {
  running.stop('SIGKILL');
  await running.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function decide({ id }: MyApplication): Promise<void> {
  const response = await fetch(`${address}/api/applications/update/${id}/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'rejected', decline_reason: 'The role was filled.' }),
  });
  expect(response.status).toBe(200);
}

/**
 * Returns for each of these addresses how many mails about a decision it has received. Receipts for applications are
 * not counted.
 */
function decisionMailsTo(addresses: readonly string[]): number[] {
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes('Subject: About your application: '));
  return addresses.map((one) => mails.filter((mail) => mail.includes(`To: ${one}`)).length);
}

test(`if kill -9 ends the server ${KILLS} times, it still sends exactly one mail for each decision`, async () => {
  const job = await postJobAs(address, client.token);
  const sent: { person: RemotePerson; application: MyApplication }[] = [];
  for (let count = 0; count < KILLS; count += 1) {
    const person = await registerConfirmed(address, 'freelancer');
    const response = await applyAs(address, person.token, job.id, pdfOf(100));
    sent.push({ person, application: await created<MyApplication>(response) });
  }

  for (const [round, { application }] of sent.entries()) {
    await decide(application);
    // In every other round, the server is killed while it notifies freelancers of earlier decisions.
    if (round % 2 === 1) {
      const earlier = sent[round - 1]?.person;
      await get(address, '/api/applications/my/', earlier?.token);
    }
    running.stop('SIGKILL');
    await running.ended;
    await start();
  }

  const addresses = sent.map(({ person }) => person.email);
  await expect
    .poll(() => decisionMailsTo(addresses), { timeout: 90_000, interval: 500 })
    .toEqual(addresses.map(() => 1));
  for (const { person, application } of sent) {
    const mine = await get(address, `/api/applications/my/${application.id}/`, person.token);
    expect(await mine.json()).toMatchObject({ status: 'rejected', decline_reason: 'The role was filled.' });
  }
});
