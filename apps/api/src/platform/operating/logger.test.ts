import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('the logger removes secrets from log lines', () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void (log += chunk.toString())),
  });
  const logger = createLogger('info', stream);
  logger.info({
    password: 'secret',
    body: { token: 'secret', refresh: 'secret', email: 'ada@example.com' },
    req: { headers: { authorization: 'secret', cookie: 'secret', host: 'harbor.test' } },
  });
  expect(log).not.toContain('secret');
  expect(log).toContain('ada@example.com');
  expect(log).toContain('harbor.test');
});
