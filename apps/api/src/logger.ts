import type { FastifyServerOptions } from 'fastify';
import { destination } from 'pino';

/** JSON lines on standard error; standard output is for people. Secrets do not get in, wherever they are logged. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: destination(2),
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.refresh',
        'headers.authorization',
        'headers.cookie',
        '*.headers.authorization',
        '*.headers.cookie',
      ],
      censor: '[removed]',
    },
  };
}
