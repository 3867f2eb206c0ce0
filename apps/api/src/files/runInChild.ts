/**
 * Runs a script of the server in a separate process. A large picture or document takes memory that the server's
 * allocator would not return completely, but all memory of a process is freed when the process ends. Content that
 * crashes the process, or keeps it busy forever, does not harm the server.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { letOthersGoFirst } from './priority.ts';

interface ChildOptions {
  args?: readonly string[];
  /** The bytes that the script receives on standard input. */
  input?: Uint8Array;
  /** The time after which the process is killed. */
  timeoutMs: number;
  /** The process is killed if it writes more bytes than this. */
  maxOutputBytes: number;
  /**
   * The environment variables of the process, by default none. The process does not get the server's environment,
   * because no script needs the secrets in the settings.
   */
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs the script with a low priority, and returns what it wrote to the standard output. Throws if it fails or is
 * killed.
 */
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
  // Ignores errors of the input stream: a process that ends early closes the stream before it has read everything, and
  // the exit code of the process tells the reason.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** Returns true if a signal ended the process, which means that it crashed or was killed. */
export function endedBySignal(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && typeof error.signal === 'string';
}
