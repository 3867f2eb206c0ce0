/** Tests the messages for an operator whose PostgreSQL server refuses the connection. */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';

/** Encodes a message of PostgreSQL's protocol. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content, 'latin1')]);
}

const refusal = (code: string, text: string) => message('E', `SFATAL\0C${code}\0M${text}\0\0`);

/**
 * Starts a server that responds to each message of a client with the next of these replies. Returns the port of the
 * server.
 */
async function postgresThatSays(...replies: Buffer[]): Promise<number> {
  const server: Server = createServer((socket: Socket) => {
    const left = [...replies];
    socket.on('error', () => undefined);
    socket.on('data', () => {
      const reply = left.shift();
      if (reply) socket.write(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // The cast is safe: `address()` returns a string only for a socket in the file system.
  return (server.address() as AddressInfo).port;
}

const open = (databaseUrl: string, urlSetting?: string) =>
  openDatabase({ dataDir: '', databaseUrl, urlSetting });

test.each([
  ['28P01', 'refuses the password of the user "harbor": correct it in DATABASE_URL.'],
  ['3D000', 'has no database "jobs": create it, or correct its name in DATABASE_URL.'],
  [
    '28000',
    'does not let in the user "harbor" (Said by PostgreSQL): correct the user and the password in DATABASE_URL, or pg_hba.conf.',
  ],
  [
    '42501',
    'does not let the user "harbor" into the database "jobs": grant the right to connect, or name another user in DATABASE_URL.',
  ],
  [
    '53300',
    ', of DATABASE_URL, has no connection left: raise its max_connections, or lower DATABASE_CONNECTIONS.',
  ],
  ['57P03', 'cannot be reached (Said by PostgreSQL): start it, or correct DATABASE_URL.'],
])('the message explains PostgreSQL’s error %s', async (code, sentence) => {
  const port = await postgresThatSays(refusal(code, 'Said by PostgreSQL'));
  const error: unknown = await open(`postgres://harbor:secret@127.0.0.1:${port}/jobs`).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toContain(`PostgreSQL at 127.0.0.1:${port}`);
  expect(String(error)).toContain(sentence);
  expect(String(error)).not.toContain('secret');
});

test('if the database URL has no password, the message says that the password is missing', async () => {
  const port = await postgresThatSays(
    message('R', '\0\0\0\u000aSCRAM-SHA-256\0\0'),
    message('R', '\0\0\0\u000br=1,s=MQ==,i=4096'),
  );
  await expect(open(`postgres://harbor@127.0.0.1:${port}/jobs`)).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} asks for the password of the user "harbor": add it to DATABASE_URL.`,
  );
});

test('if the database URL has no host, the message says so, and names the option of the move command', async () => {
  await expect(open('postgres://harbor:secret@no-such-host.invalid/jobs', '--to')).rejects.toThrow(
    /^(?:No host has the name|The name) no-such-host\.invalid.*correct it in --to/,
  );
});

test('if a database server does not respond, the message names the server', async () => {
  await expect(open('postgres://harbor:secret@127.0.0.1:1/jobs')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED.*\): start it, or correct DATABASE_URL\.$/,
  );
});
