/** Tests that after SIGTERM, under load, every request on an accepted connection still gets a response. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../platform/database/testing.ts';
import { outcomeOf } from '../outcome.ts';
import { startServer } from '../serverProcess.ts';

/** How many times the test stops a server. Set `STOPS=50` for a thorough run. */
const STOPS = Number(process.env['STOPS'] ?? 5);
/** The number of responses that must arrive before the server is stopped for the first time. */
const REQUESTS = 100;

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-stopping-'));
let postgres: Awaited<ReturnType<typeof serverDatabase>>;
beforeAll(async () => {
  postgres = await serverDatabase();
});
afterAll(async () => {
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Visitor {
  path: string;
  body?: string;
  keepAlive: boolean;
}

const signIn = JSON.stringify({ email: 'nobody@example.com', password: 'correct-horse-battery' });
const OUTCOMES = ['200', '401', '404', '503'];
const requests = [
  { path: '/api/job-listings/listings/?search=a' },
  { path: '/healthz' },
  { path: '/not-there' },
  { path: '/api/auth/login/', body: signIn },
];
const visitors: Visitor[] = requests.flatMap((what) => [
  ...Array.from({ length: 3 }, () => ({ ...what, keepAlive: true })),
  { ...what, keepAlive: false },
]);

/** Sends requests until one of them gets no response. Returns the error of this request. */
async function askToTheEnd(address: string, visitor: Visitor, onResponse: () => void): Promise<string> {
  const { path, body, keepAlive } = visitor;
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
  const options = { agent, method: body ? 'POST' : 'GET', headers };
  try {
    for (;;) {
      const outcome = await outcomeOf(address + path, options, body);
      if (!OUTCOMES.includes(outcome)) return outcome;
      onResponse();
    }
  } finally {
    agent.destroy();
  }
}

test(
  `in ${STOPS} shutdowns, no connection with a request is reset`,
  { timeout: 60_000 + STOPS * 30_000 },
  async () => {
    const ends: string[] = [];
    const environment = {
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    for (let stop = 0; stop < STOPS; stop += 1) {
      const server = startServer(environment);
      const address = await server.ready;
      let responses = 0;
      const onResponse = () => {
        responses += 1;
        // Sends the signal at a different time in each round.
        if (responses === REQUESTS + stop) server.stop('SIGTERM');
      };
      ends.push(...(await Promise.all(visitors.map((visitor) => askToTheEnd(address, visitor, onResponse)))));
      expect(await server.ended).toEqual({ code: 0, errors: '' });
    }
    // Each client ended with a refused connection. A request that is refused was not handled by the server, so nothing
    // was lost.
    expect(ends).toEqual(ends.map(() => 'ECONNREFUSED'));
  },
);
