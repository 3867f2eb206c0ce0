import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { DestinationStream } from 'pino';

// Written at once: what is said last, before a process ends, is what matters most.
const standardError = () => destination({ fd: 2, sync: true });

/** JSON lines on standard error; standard output is for people. Secrets do not get in, wherever they are logged. */
export function createLogger(level: string, stream: DestinationStream = standardError()): FastifyBaseLogger {
  const redact = {
    paths: ['password', 'token', 'refresh', 'authorization', 'cookie'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
    censor: '[removed]',
  };
  return pino({ level, redact }, stream);
}
