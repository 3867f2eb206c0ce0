/** Tests the files that the two sides of an application send to each other. */
import { randomUUID } from 'node:crypto';
import type { Conversation, ConversationList, Message, Problem } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormFile } from '../../testing/forms.ts';
import { apply, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { docx, smallPdf } from '../../testing/resumes.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let applicationId: number;
let path: string;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  await begin();
});
afterAll(() => server.close());

async function begin(more: Parameters<typeof postJob>[1] = {}): Promise<void> {
  applicationId = (await apply(freelancer, await postJob(client, more))).id;
  path = `/api/conversations/${applicationId}/`;
}

const send = <Body = Message>(by: TestPerson, file: FormFile, { id = randomUUID(), text = '' } = {}) =>
  by.send<Body>('POST', `${path}files/`, { form: { id, text, file } });
const write = (by: TestPerson, text: string) =>
  by.send<Message>('POST', `${path}messages/`, { body: { id: randomUUID(), text } });
const messages = async (by: TestPerson) => (await by.send<Conversation>('GET', path)).body.messages;
async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.files.list('messages')) keys.push(key);
  return keys;
}
/** Makes a PDF of this size, in mebibytes. */
const large = (mebibytes: number): FormFile => {
  const { content, ...file } = smallPdf('large.pdf');
  return { ...file, content: Buffer.concat([content, Buffer.alloc(mebibytes * 1024 * 1024)]) };
};

test('a file arrives with its text, and both sides can download it', async () => {
  const file = smallPdf('Tide tables.pdf');
  const sent = await send(client, file, { text: 'The tables.' });
  expect(sent).toMatchObject({ status: 201, body: { number: 1, text: 'The tables.' } });
  const [message] = await messages(freelancer);
  expect(message?.file).toEqual({
    name: 'Tide tables.pdf',
    type: 'pdf',
    size: file.content.length,
    file_url: `${path}messages/1/file/`,
  });
  for (const reader of [client, freelancer]) {
    const download = await reader.send<string>('GET', message?.file?.file_url ?? '');
    expect(download).toMatchObject({
      status: 200,
      headers: { 'content-length': String(file.content.length) },
    });
    expect(download.headers['content-disposition']).toBe('attachment; filename="Tide tables.pdf"');
  }
});

test('only the two sides can open a file', async () => {
  await send(client, smallPdf());
  for (const role of ['client', 'freelancer'] as const) {
    const stranger = await signUp(server, role);
    expect((await stranger.send('GET', `${path}messages/1/file/`)).status).toBe(404);
    expect((await send(stranger, smallPdf())).status).toBe(404);
  }
  await write(client, 'No file.');
  expect((await client.send('GET', `${path}messages/2/file/`)).status).toBe(404);
});

test('a file that is sent several times is stored once', async () => {
  const id = randomUUID();
  const before = await storedFiles();
  const file = smallPdf();
  const responses = await Promise.all([1, 2, 3, 4].map(() => send(client, file, { id })));
  expect(statusesOf(responses)).toEqual([201, 201, 201, 201]);
  expect((await send(client, file, { id })).body).toMatchObject({ number: 1 });
  expect(await messages(freelancer)).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(before.length + 1);
});

test('a file of another type and a missing file are refused with different error codes', async () => {
  const refused = async (file: FormFile) => (await send<Problem>(client, file)).body;
  expect(await refused({ name: 'a.exe', content: Buffer.from('MZ') })).toMatchObject({
    codes: { file: [{ code: 'resume_type_wrong' }] },
  });
  expect(await refused({ name: '', content: Buffer.alloc(0) })).toMatchObject({
    codes: { file: [{ code: 'file_missing' }] },
  });
  expect((await send(client, docx())).status).toBe(201);
});

test('the files of a conversation share one size limit, even if several files arrive at once', async () => {
  const before = await storedFiles();
  const responses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => send(client, large(4.5))));
  expect(statusesOf(responses)).toEqual([201, 201, 201, 201, 201, 409, 409]);
  expect((await send<Problem>(client, large(4.5))).body).toMatchObject({
    code: 'conversation_files_full',
    params: { max: 25 },
  });
  expect(await storedFiles()).toHaveLength(before.length + 5);
});

test('a hidden applicant can send files only after the name is revealed', async () => {
  await begin({ blind_review: true });
  expect((await send(client, smallPdf())).status).toBe(201);
  expect(await send<Problem>(freelancer, smallPdf('Quill.pdf'))).toMatchObject({
    status: 409,
    body: { code: 'conversation_file_hidden' },
  });
  expect((await freelancer.send<Conversation>('GET', path)).body).toMatchObject({ takes_files: false });
  await client.send('POST', `/api/applications/reveal/${applicationId}/`);
  expect((await send(freelancer, smallPdf('Quill.pdf'))).status).toBe(201);
});

test('nobody can send a file to a conversation in which they cannot write', async () => {
  expect(await send<Problem>(freelancer, smallPdf())).toMatchObject({
    status: 409,
    body: { code: 'conversation_waiting' },
  });
});

test('the list of conversations shows the name of a file that was sent without a text', async () => {
  await send(client, smallPdf('Tide tables.pdf'));
  const { body } = await freelancer.send<ConversationList>('GET', '/api/conversations/');
  expect(body.results[0]?.last_message).toMatchObject({ excerpt: 'Tide tables.pdf' });
});
