import type { MessageTemplate, MessageTemplateInput } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PATH = '/api/message-templates/';
const decline = { kind: 'decline', name: 'Filled', text: 'Dear {name}, “{job}” was filled.' } as const;
const keep = ({ send }: TestPerson, body: MessageTemplateInput) =>
  send<MessageTemplate>('POST', PATH, { body });
const saved = async ({ send }: TestPerson) =>
  (await send<{ results: MessageTemplate[] }>('GET', PATH)).body.results;

test('a client saves, changes and deletes messages, which are listed by name', async () => {
  const client = await signUp(server, 'client');
  const { status, body: first } = await keep(client, { ...decline, name: ' zone ' });
  expect([status, first.name, first.text]).toEqual([201, 'zone', decline.text]);
  await keep(client, { kind: 'accept', name: 'Call', text: 'x'.repeat(2000) });
  expect((await saved(client)).map(({ name }) => name)).toEqual(['Call', 'zone']);

  const own = `${PATH}${first.id}/`;
  await client.send('PUT', own, { body: { ...decline, name: 'Again' } });
  expect((await saved(client)).map(({ name }) => name)).toEqual(['Again', 'Call']);
  expect((await client.send('DELETE', own)).status).toBe(204);
  expect((await client.send('DELETE', own)).status).toBe(404);
  expect((await saved(client)).map(({ name }) => name)).toEqual(['Call']);
});

test('at most twenty messages are saved, even if more are sent at the same time', async () => {
  const client = await signUp(server, 'client');
  const many = await Promise.all(Array.from({ length: 22 }, () => keep(client, decline)));
  expect(statusesOf(many)).toEqual([...Array.from({ length: 20 }, () => 201), 400, 400]);
  expect(await saved(client)).toHaveLength(20);
});

test('a saved reason for declining has the same maximum length as a reason that is sent', async () => {
  const client = await signUp(server, 'client');
  expect((await keep(client, { ...decline, text: 'x'.repeat(300) })).status).toBe(201);
  expect((await keep(client, { ...decline, text: 'x'.repeat(301) })).status).toBe(400);
});

test('the saved messages are deleted with the client’s account', async () => {
  const client = await signUp(server, 'client');
  await keep(client, decline);
  await server.database.kysely.deleteFrom('users').where('id', '=', client.id).execute();
  const left = server.database.kysely.selectFrom('message_templates').selectAll();
  expect(await left.where('client_id', '=', client.id).execute()).toEqual([]);
});
