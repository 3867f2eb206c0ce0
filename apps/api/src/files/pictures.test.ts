/** Tests how much memory it takes to process pictures. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../platform/database/testing.ts';
import { freePort } from '../testing/freePort.ts';
import { register, saveProfileAs } from '../testing/httpClient.ts';
import { startServer } from '../testing/serverProcess.ts';
import { resizePicture } from './resize.ts';

const MIB = 1024 * 1024;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

test(
  'processing eight large pictures at once does not increase the memory of the server',
  { timeout: 120_000 },
  async () => {
    const postgres = await serverDatabase();
    const metricsPort = await freePort();
    const server = startServer({
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const address = await server.ready;
    const memory = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
    };
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await register(address, 'freelancer'));
    const picture = await blackPng(7_071);

    const before = await memory();
    const responses = await Promise.all(people.map((person) => saveProfileAs(address, person, picture)));
    const grown = (await memory()) - before;
    expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(grown / MIB).toBeLessThan(100);

    server.stop('SIGTERM');
    await server.ended;
    await postgres?.drop();
  },
);

test('a picture with more than fifty million pixels is refused', async () => {
  const path = join(folder, 'large.png');
  await writeFile(path, await blackPng(7_072));
  expect(await resizePicture(path)).toBe('too many pixels');
});

/** Makes a black square as a PNG with 24 bits per pixel. */
async function blackPng(side: number): Promise<Buffer<ArrayBuffer>> {
  const row = Buffer.alloc(1 + side * 3);
  const rows = Readable.from(Array.from({ length: side }, () => row));
  const pixels = await buffer(rows.pipe(createDeflate({ level: 1 })));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // The header of the PNG declares eight bits for each of the three colour channels.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
