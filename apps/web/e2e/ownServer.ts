/** Gives a journey its own server, whose settings or clock differ from those of the shared servers. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { test } from './test.ts';

const script = fileURLToPath(new URL('../../api/src/server.ts', import.meta.url));
const adminScript = fileURLToPath(new URL('../../api/src/marketplace/moderation/cli.ts', import.meta.url));
/** The only environment variables of this process that the servers inherit. */
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
/** The time that a server may take to start and stop, in milliseconds. Journeys get this time in addition to their own. */
const STARTING_MS = 120_000;
const daysAhead = new URL('./daysAhead.ts', import.meta.url).href;

export interface OwnServer {
  address: string;
  /** Restarts the server at the same address, as if this many days had passed. */
  passDays: (days: number) => Promise<void>;
  /** Stops the server, runs `pnpm harbor admin` with these arguments, and starts the server again at the same address. */
  administer: (...args: string[]) => Promise<void>;
}

type Settings = Record<string, string>;

/**
 * Creating a database takes most of the time of the first start, so each worker creates one database, and its servers
 * start with a copy.
 */
const withNewData = test.extend<object, { newData: string }>({
  newData: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, which names the fixtures in use.
    async ({}, use, { workerIndex }) => {
      const folder = `${process.env['DATA_DIR']}-new-${workerIndex}`;
      const server = await start({ DATA_DIR: folder, PORT: '0' });
      await server.stop();
      await use(folder);
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
});

/**
 * Returns a test whose pages open on a server with these settings. The settings may depend on data that the test has
 * prepared.
 */
export const testWith = (settings: Settings | ((info: TestInfo) => Promise<Settings>)) =>
  withNewData.extend<{ server: OwnServer }>({
    server: [
      async ({ newData }, use, info) => {
        const given = typeof settings === 'function' ? await settings(info) : settings;
        const dataDir = info.outputPath('data');
        cpSync(newData, dataDir, { recursive: true });
        const environment = { DATA_DIR: dataDir, PORT: '0', ...given };
        let running = await start(environment);
        const { address } = running;
        const restart = async (changes: Settings, whileStopped?: () => Promise<unknown>) => {
          info.setTimeout(info.timeout + STARTING_MS);
          await running.stop();
          await whileStopped?.();
          running = await start({ ...environment, PORT: new URL(address).port, ...changes });
        };
        await use({
          address,
          passDays: (days) => restart({ DAYS_AHEAD: String(days) }),
          administer: (...args) =>
            restart({}, () =>
              promisify(execFile)(process.execPath, [adminScript, ...args], {
                env: { ...inherited, ...environment },
              }),
            ),
        });
        await running.stop();
      },
      { timeout: STARTING_MS },
    ],
    baseURL: ({ server }, use) => use(server.address),
  });

async function start(environment: Record<string, string>) {
  const server = spawn(process.execPath, ['--import', daysAhead, script], {
    env: {
      ...inherited,
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const line = /ready at (\S+)/.exec(output);
      if (line?.[1]) resolve(line[1]);
    });
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
