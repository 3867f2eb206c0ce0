/**
 * Measures how much memory and processor time open event streams cost:
 *
 *     pnpm -C packages/benchmarks streams                     1,000 streams of 100 users, on the embedded database
 *     pnpm -C packages/benchmarks streams --streams 100
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { get, register } from '@skillharbor/api/testing/httpClient';
import { createDataset, startBenchServer } from '../shared/benchServer.ts';
import type { BenchServer } from '../shared/benchServer.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' } } });
const count = Number(values.streams);
/** The number of streams for each user, which is the maximum that the server allows. */
const EACH = 10;
const SETTLE_MS = 5_000;
const READS = 2_000;
const MIB = 1024 * 1024;
/**
 * The first of these requests does not identify the caller, and reads no data. The second one identifies the caller,
 * but reads no other data.
 */
const reads = [
  ['nothing', '/healthz'],
  ['an invalid page of a user', '/api/conversations/?page=0'],
  ['the number of unread conversations', '/api/users/unread/'],
] as const;

const dataset = await createDataset('embedded', { listings: 50 });
const tokens = await registerUsers();
// Restarts the server, so that its memory does not include the memory that hashing passwords has taken.
const server = await startBenchServer(dataset);
try {
  // Opens some streams first, which load the code and data that all streams share.
  await closeAll(await openAll(tokens.slice(0, 1)));
  await setTimeout(SETTLE_MS);
  const before = await stateOf(server);
  const streams = await openAll(tokens);
  const opened = await stateOf(server);
  await setTimeout(SETTLE_MS);
  const { memory } = await stateOf(server);
  await closeAll(streams);
  const bytes = memory - before.memory;
  print(
    `${count} open streams take ${(bytes / MIB).toFixed(1)} MiB, ${(bytes / count / 1024).toFixed(0)} KiB each.`,
  );
  print(`Opening one takes ${(((opened.cpu - before.cpu) / count) * 1000).toFixed(2)} ms of processor time.`);
  for (const [name, path] of reads)
    print(`A request for ${name} takes ${(await cpuOf(path, tokens[0] ?? '')).toFixed(2)} ms.`);
  print(`The load of the machine was ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  await server.close();
  dataset.remove();
}

async function registerUsers(): Promise<string[]> {
  const first = await startBenchServer(dataset);
  const issued: string[] = [];
  for (let user = 0; user < count / EACH; user += 1)
    issued.push((await register(first.address, 'client')).token);
  await first.close();
  return issued;
}

/** Opens all streams, and reads the first event from each. */
async function openAll(users: readonly string[]): Promise<ReadableStreamDefaultReader<Uint8Array>[]> {
  const streams = [];
  for (const token of users)
    for (let one = 0; one < EACH; one += 1) {
      const { body } = await get(server.address, '/api/users/events/', token);
      const reader = body?.getReader();
      if (!reader) throw new Error('A stream was refused.');
      await reader.read();
      streams.push(reader);
    }
  return streams;
}

async function closeAll(streams: readonly ReadableStreamDefaultReader<Uint8Array>[]): Promise<void> {
  for (const stream of streams) await stream.cancel();
  await setTimeout(SETTLE_MS);
}

async function stateOf(running: BenchServer) {
  return { memory: await running.memory(), cpu: (await running.cpu()).server };
}

/** Returns how much processor time a request to a path takes, in milliseconds. */
async function cpuOf(path: string, token: string): Promise<number> {
  const before = (await server.cpu()).server;
  for (let read = 0; read < READS; read += 1) await (await get(server.address, path, token)).json();
  return (((await server.cpu()).server - before) / READS) * 1000;
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
