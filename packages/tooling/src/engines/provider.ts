import { defineBrowserProvider } from '@vitest/browser';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserProvider } from 'vitest/node';
import { engineNames, engines } from './engines.ts';
import type { Engine, EngineName } from './engines.ts';

export { viewport } from './engines.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Vitest's command that resizes the viewport, which each provider must implement. */
    __vitest_viewport: () => void;
  }
}

const isEngine = (word: string | undefined): word is EngineName =>
  word !== undefined && Object.hasOwn(engines, word);
const asked = process.env['ENGINE'];
/** The engine that `pnpm -C packages/tooling test:engines` tests. */
export const chosenEngine = isEngine(asked) ? asked : undefined;

/**
 * Runs tests in a browser that can only open an address, because no protocol controls it. This is sufficient for
 * stories, because their events come from inside the page.
 */
export function installedBrowser() {
  return defineBrowserProvider({
    name: 'installed',
    supportedBrowser: engineNames,
    providerFactory: ({ browser, config }) => {
      const { name } = config.browser;
      if (!isEngine(name)) throw new Error(`There is no engine ${name}.`);
      // The command does nothing, because the window opens at the size of the stories.
      browser?.registerCommand('__vitest_viewport', () => undefined);
      return provider(engines[name]);
    },
  });
}

function provider(engine: Engine): BrowserProvider {
  const browsers = new Map<string, Browser>();
  return {
    name: 'installed',
    supportsParallelism: true,
    getCommandsContext: () => ({}),
    openPage: async (session, address) => {
      await browsers.get(session)?.close();
      browsers.set(session, open(engine, address));
    },
    close: async () => {
      await Promise.all([...browsers.values()].map((browser) => browser.close()));
    },
  };
}

interface Browser {
  close: () => Promise<void>;
}

function open(engine: Engine, address: string): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'));
  const [program, ...args] = engine.command(address, profile);
  const browser = spawn(program, args, {
    stdio: 'ignore',
    // Each browser consists of several processes. They form one process group, so that they can be stopped together.
    detached: true,
    env: { ...process.env, HOME: profile, XDG_CONFIG_HOME: profile, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const close = async () => {
    process.off('exit', end);
    await ended(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const end = () => killGroup(browser);
  process.once('exit', end);
  return { close };
}

async function ended(browser: ChildProcess) {
  if (browser.exitCode !== null || browser.signalCode !== null) return;
  const exit = once(browser, 'exit');
  killGroup(browser);
  await exit;
}

function killGroup({ pid }: ChildProcess) {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
