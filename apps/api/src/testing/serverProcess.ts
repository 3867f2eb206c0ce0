/**
 * Starts the server in a separate process.
 *
 *     const server = startServer({ DATA_DIR: folder, PORT: '0' });
 *     const address = await server.ready;
 *     server.stop('SIGTERM');
 *     const { code, errors } = await server.ended;
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asOrdinaryUser } from './ordinaryUser.ts';

const script = fileURLToPath(new URL('../server.ts', import.meta.url));

export interface ServerProcess {
  /** Resolves to the server's address when the server listens. Rejects if the process ends before that. */
  ready: Promise<string>;
  /** Resolves to the exit code and the text on standard error. The code is null if a signal ended the process. */
  ended: Promise<{ code: number | null; errors: string }>;
  /** What the process has written to standard output so far. */
  output(): string;
  stop(signal: NodeJS.Signals): void;
}

/** @param log `kept` if `ended` must return the log, which a benchmark does not need */
export function startServer(
  environment: Record<string, string>,
  log: 'kept' | 'dropped' = 'kept',
): ServerProcess {
  const [program, ...options] = asOrdinaryUser(environment['DATA_DIR'], [process.execPath, script]);
  const process_ = spawn(program, options, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', log === 'kept' ? 'pipe' : 'ignore'],
  });
  let output = '';
  let errors = '';
  process_.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    process_.on('close', (code) => resolve({ code, errors })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    process_.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const line = /^Skill Harbor \S+ is ready at (\S+)$/m.exec(output);
      if (line?.[1]) resolve(line[1]);
    });
    void ended.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  // Ignores the rejection here. A test that expects the process to end does not await `ready`, so an unhandled
  // rejection would fail the test.
  ready.catch(() => undefined);
  return { ready, ended, output: () => output, stop: (signal) => process_.kill(signal) };
}
