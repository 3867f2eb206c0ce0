import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

export const repository = join(import.meta.dirname, '../../..');

/** Runs a program until it ends, and returns its output. */
export function execute(
  program: string,
  args: string[],
  folder: string,
  variables: Record<string, string> = {},
): string {
  try {
    return execFileSync(program, args, {
      cwd: folder,
      env: environment(variables),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

export function pnpm(folder: string, ...args: string[]): string {
  return execute(join(repository, 'node_modules/.bin/pnpm'), args, folder);
}

export interface Serving {
  address: string;
  stop: () => Promise<void>;
}

/** Starts a server, and waits for the line of its output that contains its address. */
export async function serve(
  program: string,
  args: string[],
  folder: string,
  variables: Record<string, string> = {},
): Promise<Serving> {
  const server = spawn(program, args, {
    cwd: folder,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const found = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`${program} ${args.join(' ')} ended before it served.`)));
  });
  return { address, stop: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

/** Returns the environment for a program, without the variables that `pnpm run` sets for this repository. */
function environment(variables: Record<string, string>) {
  const passed = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_ENV|VITEST)/i.test(name));
  return {
    ...Object.fromEntries(passed),
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...variables,
  };
}
