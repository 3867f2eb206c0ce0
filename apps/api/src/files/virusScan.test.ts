/**
 * Tests that a resume with a virus is refused. In these tests, a small server speaks the protocol of ClamAV and plays
 * the scanner.
 */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postJob, signUp } from '../testing/people.ts';
import { smallPdf } from '../testing/resumes.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

/** The scanner of these tests reports this text as a virus. */
const VIRUS = 'This is a virus.';

let scanner: Server;
let server: TestServer;
beforeEach(async () => {
  scanner = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const content = contentOf(received);
      if (content === undefined) return;
      socket.end(content.includes(VIRUS) ? 'stream: Test-Virus FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  // The cast is safe: a server that listens on a port has an address of this type.
  const { port } = scanner.address() as AddressInfo;
  server = await testServer({ environment: { VIRUS_SCANNER: `tcp://127.0.0.1:${port}` } });
});
afterEach(async () => {
  await server.close();
  scanner.close();
});

/** Joins the chunks that follow a command. Returns undefined until the last chunk has arrived. */
function contentOf(received: Buffer): string | undefined {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks).toString('latin1');
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

async function applyWith(text: string) {
  const [client, freelancer] = [await signUp(server, 'client'), await signUp(server, 'freelancer')];
  const { content, ...file } = smallPdf();
  const resume = { ...file, content: Buffer.concat([content, Buffer.from(text.padStart(200_000))]) };
  const form = { listing: String((await postJob(client)).id), cover_letter: 'I would.', resume };
  return freelancer.send('POST', '/api/applications/apply/', { form });
}

const storedFiles = async () => {
  const files: string[] = [];
  for await (const key of server.files.list('resumes')) files.push(key);
  return files;
};

test('a resume with a virus is refused and not stored, and a resume without a virus is accepted', async () => {
  expect(await applyWith(VIRUS)).toMatchObject({
    status: 400,
    body: { codes: { resume: [{ code: 'file_harmful' }] } },
  });
  expect(await storedFiles()).toEqual([]);
  expect((await applyWith('This is a resume.')).status).toBe(201);
});

test('no resume is accepted while the scanner is unavailable', async () => {
  scanner.close();
  expect(await applyWith('This is a resume.')).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(await storedFiles()).toEqual([]);
});
