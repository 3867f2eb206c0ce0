import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentCaller } from '../database/queryContext.ts';
import { registerQueryContext } from './queryContext.ts';

const app = Fastify();
let address: string;
beforeAll(async () => {
  registerQueryContext(app);
  app.get('/', async () => currentCaller());
  app.post('/', async () => currentCaller());
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const caller = { address: '127.0.0.1' };

test('the queries of a request’s handler are attributed to the request', async () => {
  expect(await (await fetch(address)).json()).toEqual(caller);
});

test('the queries of a request’s handler are attributed to the request even if the body arrives later', async () => {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const sent = request(address, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.end('{}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(await json(response)).toEqual(caller);
});

test('the queries of the server’s own work are attributed to no caller', () => {
  expect(currentCaller()).toBeNull();
});
