/**
 * Runs a script of the server in a separate process. The server's allocator would not return all memory that a large
 * picture or document takes, but a process that ends does. Content that crashes the process, or occupies it forever,
 * cannot harm the server either.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { letOthersGoFirst } from './priority.ts';

interface ChildOptions {
  args?: readonly string[];
  /** The content of the script's standard input. */
  input?: Uint8Array;
  /** The process is killed after this time. */
  timeoutMs: number;
  /** The process is killed if it writes more bytes. */
  maxOutputBytes: number;
  /** The only variables of the environment, because no script needs the secrets in the server's settings. Default: none. */
  env?: Readonly<Record<string, string>>;
}

/** Runs the script with the lowest priority, and returns its output. Throws if it fails or is killed. */
export async function runInChild(script: URL, options: ChildOptions): Promise<Buffer> {
  const { args = [], input, timeoutMs, maxOutputBytes, env = {} } = options;
  const running = promisify(execFile)(process.execPath, [fileURLToPath(script), ...args], {
    encoding: 'buffer',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: maxOutputBytes,
    env: { ...env },
  });
  letOthersGoFirst(running.child.pid);
  // A process that ends before it has read everything closes the stream. Its exit says why.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** Returns true if the process was ended by a signal: it crashed, or was killed. */
export function endedBySignal(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && typeof error.signal === 'string';
}
