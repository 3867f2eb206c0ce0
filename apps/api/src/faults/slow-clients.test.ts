/** Who sends a byte now and then, to keep a connection for ever, does not. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ timeouts: { headers: 150, request: 300, silence: 300, check: 20 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends the beginning, and then a character at a time until the server has had enough. Resolves to what it said. */
function trickle(beginning: string, rest: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    let sent = 0;
    socket.write(beginning);
    const timer = rest && setInterval(() => socket.write(rest[sent++ % rest.length] ?? ''), 10);
    socket.on('data', (data: Buffer) => (said += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (timer) clearInterval(timer);
      resolve(said);
    });
  });
}

const TOO_SLOW =
  /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\{"detail":"The request took too long to arrive\."\}$/;

test('headers that never end', async () => {
  expect(await trickle('GET /api/site/ HTTP/1.1\r\nHost: harbor.test\r\nX-Slow: ', 'a')).toMatch(TOO_SLOW);
});

const login = 'POST /api/auth/login/ HTTP/1.1\r\nHost: harbor.test\r\nContent-Type: application/json\r\n';

test('a body that never ends', async () => {
  expect(await trickle(`${login}Content-Length: 200000\r\n\r\n{"email": "`, 'a')).toMatch(TOO_SLOW);
});

test('a body in chunks that never ends', async () => {
  const answer = await trickle(`${login}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n');
  expect(answer).toMatch(TOO_SLOW);
});

test('a connection on which nothing is said', async () => {
  expect(await trickle('', '')).toMatch(TOO_SLOW);
});

test('headers that are too large', async () => {
  const answer = await trickle(
    `GET / HTTP/1.1\r\nHost: harbor.test\r\nX-Large: ${'a'.repeat(70_000)}\r\n\r\n`,
    '',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
});

test('everybody else is served meanwhile', async () => {
  const slow = trickle(`${login}Content-Length: 200000\r\n\r\n`, ' ');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/site/`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await slow;
});
