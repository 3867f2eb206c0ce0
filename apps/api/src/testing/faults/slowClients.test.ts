/** Tests that a client cannot keep a connection open forever by sending a byte from time to time. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { localFileStore } from '../../files/localFileStore.ts';
import { apply, postJob, signUp } from '../people.ts';
import { parseResponse } from '../rawHttp.ts';
import { testServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

const timeouts = { headers: 150, request: 300, operation: 10_000, idle: 300, checkInterval: 20 };

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ timeouts });
  port = await portOf(server);
});
afterAll(() => server.close());

async function portOf({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Sends `beginning` at once, and then `rest` one character at a time until the server disconnects. Returns the
 * response.
 */
function trickle(beginning: string, rest: string, to = port): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(to, '127.0.0.1');
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

const responseTo = async (...slow: Parameters<typeof trickle>) => parseResponse(await trickle(...slow));

const TOO_SLOW = {
  status: 408,
  body: '{"detail":"The request took too long to arrive.","code":"request_too_slow"}',
};

test('a request whose headers never end gets the status 408', async () => {
  expect(await responseTo('GET /api/site/ HTTP/1.1\r\nHost: harbor.test\r\nX-Slow: ', 'a')).toMatchObject(
    TOO_SLOW,
  );
});

const login = 'POST /api/auth/login/ HTTP/1.1\r\nHost: harbor.test\r\nContent-Type: application/json\r\n';

test('a request whose body never ends gets the status 408', async () => {
  expect(await responseTo(`${login}Content-Length: 200000\r\n\r\n{"email": "`, 'a')).toMatchObject(TOO_SLOW);
});

test('the time limit of an operation does not include the time in which the body is received', async () => {
  const hasty = await testServer({ timeouts: { ...timeouts, operation: 50 } });
  onTestFinished(() => hasty.close());
  expect(
    await responseTo(`${login}Content-Length: 200000\r\n\r\n{"email": "`, 'a', await portOf(hasty)),
  ).toMatchObject(TOO_SLOW);
});

test('if the body of a request continues after the response, the client gets no second response', async () => {
  const post = `POST /api/job-listings/create/ HTTP/1.1\r\nHost: harbor.test\r\nContent-Type: application/json\r\n`;
  const { status } = await responseTo(`${post}Content-Length: 200000\r\n\r\n{"title": "`, 'a');
  expect(status).toBe(401);
});

test('a request whose chunks never end gets the status 408', async () => {
  expect(await responseTo(`${login}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n')).toMatchObject(
    TOO_SLOW,
  );
});

test('a connection on which no request is sent gets the status 408', async () => {
  expect(await responseTo('', '')).toMatchObject(TOO_SLOW);
});

test('a request whose headers are too large gets the status 431', async () => {
  const response = await trickle(
    `GET / HTTP/1.1\r\nHost: harbor.test\r\nX-Large: ${'a'.repeat(70_000)}\r\n\r\n`,
    '',
  );
  expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
});

test('while one client is slow, the server serves other clients', async () => {
  const slow = trickle(`${login}Content-Length: 200000\r\n\r\n`, ' ');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/site/`)),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  await slow;
});

test('an operation that takes too long gets the status 503', async () => {
  const stuck = await testServer({
    timeouts: { ...timeouts, request: 10_000, idle: 10_000, operation: 2_000 },
    files: (folder) => ({ ...localFileStore(folder), open: () => new Promise(() => undefined) }),
  });
  onTestFinished(() => stuck.close());
  const client = await signUp(stuck, 'client');
  const freelancer = await signUp(stuck, 'freelancer');
  const { id } = await apply(freelancer, await postJob(client));
  expect(await freelancer.send('GET', `/api/applications/resume/${id}/`)).toMatchObject({
    status: 503,
    body: { detail: 'The service is busy. Please try again shortly.' },
  });
});
