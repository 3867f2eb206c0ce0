/**
 * Tests that pending requests finish after SIGTERM, and that a client that never finishes its request does not delay
 * the shutdown.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { get, register } from '../httpClient.ts';
import { PASSWORD } from '../people.ts';
import { startServer } from '../serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-ending-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends the headers of a sign-in request, but not its body. */
async function beginSignIn(address: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = `POST /api/auth/login/ HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head);
  // Waits until the server has received the headers and has asked the client for the body.
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return socket;
}

test(
  'after SIGTERM, the server responds to pending requests, and ends within ten seconds',
  { timeout: 120_000 },
  async () => {
    const server = startServer({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' });
    const address = await server.ready;
    const { email } = await register(address, 'freelancer');
    const body = JSON.stringify({ email, password: PASSWORD });
    const slow = await beginSignIn(address, body);
    const never = await beginSignIn(address, body);

    server.stop('SIGTERM');
    await expect.poll(() => get(address, '/healthz').catch(() => 'refused')).toBe('refused');
    const response = text(slow);
    slow.write(body);
    expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"access_token"/);

    const gone = once(never, 'close');
    never.on('error', () => undefined);
    const { code, errors } = await server.ended;
    await gone;
    // The exit code 1 would mean that the shutdown took more than ten seconds.
    expect(code).toBe(0);
    expect(errors).toContain('"msg":"stopping"');
  },
);

test(
  'after SIGTERM, the server does not wait for a mail server that never responds, and does not lose the mail',
  { timeout: 120_000 },
  async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const dataDir = join(folder, 'silent');
    const server = startServer({ PORT: '0', DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const address = await server.ready;
    const connected = once(silent, 'connection');
    const { email } = await register(address, 'freelancer');
    const [socket] = (await connected) as [Socket];

    server.stop('SIGTERM');
    expect((await server.ended).code).toBe(0);
    socket.destroy();
    silent.close();
    const database = await openDatabase<Tables>({ dataDir });
    const mails = await database.kysely
      .selectFrom('mails')
      .select(['recipient', 'sent_at', 'due_at'])
      .execute();
    await database.close();
    expect(mails).toEqual([{ recipient: email, sent_at: null, due_at: expect.any(Date) as Date }]);
  },
);
