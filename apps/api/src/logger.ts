import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';

/** JSON lines on standard error; standard output is for people. Secrets do not get in, wherever they are logged. */
export function createLogger(level: string): FastifyBaseLogger {
  const redact = {
    paths: ['password', 'token', 'refresh', 'authorization', 'cookie'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
    censor: '[removed]',
  };
  // Written at once: what is said last, before a process ends, is what matters most.
  return pino({ level, redact }, destination({ fd: 2, sync: true }));
}
