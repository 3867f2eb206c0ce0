import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../testing/log.ts';
import { deactivate, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { announceJobs } from './indexNow.ts';

const KEY = '3f1c8d20a7b94e65';

let server: TestServer;
let client: TestPerson;
const received: { host: string; key: string; urlList: string[] }[] = [];
let status = 200;
const engine = createServer((request, response) => {
  void json(request).then((body) => {
    // The cast is safe, because the test checks every field that it uses.
    received.push(body as (typeof received)[number]);
    response.writeHead(status).end();
  });
});
beforeAll(async () => {
  await once(engine.listen(0, '127.0.0.1'), 'listening');
  server = await testServer({ environment: { INDEXNOW_KEY: KEY } });
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  status = 200;
  await announce();
  received.length = 0;
});
afterAll(async () => {
  engine.close();
  await server.close();
});

const announce = () => {
  // The cast is safe: a server that listens on a port has an address of this type.
  const { port } = engine.address() as AddressInfo;
  const indexNow = { url: new URL(`http://127.0.0.1:${port}/indexnow`), key: KEY };
  return announceJobs({
    ...servicesOf(server),
    log: silentLog,
    indexNow,
    publicUrl: new URL('https://harbor.test'),
  });
};
const addressOf = ({ id }: { id: number }) => `https://harbor.test/job/${id}`;
const announced = () => received.flatMap(({ urlList }) => urlList);

test('a new job and a closed job are announced once each', async () => {
  const job = await postJob(client);
  await announce();
  await announce();
  expect(received).toEqual([{ host: 'harbor.test', key: KEY, urlList: [addressOf(job)] }]);

  await deactivate(client, job);
  await announce();
  expect(announced()).toEqual([addressOf(job), addressOf(job)]);
});

test('if a search engine refuses an announcement, its changes are announced again', async () => {
  const job = await postJob(client);
  status = 429;
  await announce();
  status = 202;
  await announce();
  expect(announced()).toEqual([addressOf(job), addressOf(job)]);
});

test('if the changed jobs do not fit into one announcement, several are sent', async () => {
  const jobs = [];
  for (let count = 0; count < 101; count += 1) jobs.push(await postJob(client));
  await announce();
  expect(announced().toSorted()).toEqual(jobs.map(addressOf).toSorted());
  expect(received).toHaveLength(2);
});

test('the site serves the key of the announcements as a file', async () => {
  const response = await server.app.inject(`/${KEY}.txt`);
  expect([response.statusCode, response.body]).toEqual([200, KEY]);
});
