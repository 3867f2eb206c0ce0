import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { DestinationStream } from 'pino';

// Written at once: what is said last, before a process ends, is what matters most.
const standardError = () => destination({ fd: 2, sync: true });

/** What PostgreSQL and the reader of forms attach to their errors: the row, the form's other fields, the file. */
const IN_ERRORS = ['err.detail', 'err.where', 'err.part'];

/** JSON lines on standard error; standard output is for people. Secrets do not get in, wherever they are logged. */
export function createLogger(level: string, stream: DestinationStream = standardError()): FastifyBaseLogger {
  const secrets = ['password', 'token', 'refresh', 'authorization', 'cookie', '["x-csrftoken"]'];
  const redact = {
    paths: [...secrets.flatMap((name) => [name, within('*', name), within('*.*', name)]), ...IN_ERRORS],
    censor: '[removed]',
  };
  return pino({ level, redact }, stream);
}

function within(object: string, name: string): string {
  return name.startsWith('[') ? object + name : `${object}.${name}`;
}
