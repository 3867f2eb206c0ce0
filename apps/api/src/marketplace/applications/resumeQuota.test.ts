/** Tests that the resumes of one freelancer's open applications cannot fill up the storage. */
import type { MyApplication } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const MIB = 1024 * 1024;

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

/** Makes a PDF of this size. PDFs with different numbers have different content. */
function pdfOf(bytes: number, number: number, name = 'resume.pdf') {
  const { content, ...file } = smallPdf(name);
  return { ...file, content: Buffer.concat([content, Buffer.alloc(bytes - content.length, String(number))]) };
}

const send = async (resume: ReturnType<typeof pdfOf>) => {
  const job = await postJob(client);
  const form = { listing: String(job.id), cover_letter: 'I would.', resume };
  return freelancer.send<MyApplication>('POST', '/api/applications/apply/', { form });
};

const keys = async () => {
  const rows = await server.database.kysely
    .selectFrom('resumes')
    .select(['key', 'name'])
    .where('freelancer_id', '=', freelancer.id)
    .orderBy('id')
    .execute();
  return { files: new Set(rows.map(({ key }) => key)).size, names: rows.map(({ name }) => name) };
};

test('a file in several applications is stored once, with a separate name in each application', async () => {
  const content = pdfOf(20_000, 1);
  const first = await send({ ...content, name: 'resume.pdf' });
  const second = await send({ ...content, name: 'resume for ferries.pdf' });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await keys()).toEqual({ files: 1, names: ['resume.pdf', 'resume for ferries.pdf'] });
  for (const { body } of [first, second]) {
    const { status } = await freelancer.send('GET', `/api/applications/resume/${body.id}/`);
    expect(status).toBe(200);
  }
  await send(pdfOf(20_000, 2));
  expect((await keys()).files).toBe(2);
});

test('a file that was lost is stored again', async () => {
  const file = pdfOf(20_000, 1);
  await send(file);
  const { key } = await server.database.kysely
    .selectFrom('resumes')
    .select('key')
    .where('freelancer_id', '=', freelancer.id)
    .executeTakeFirstOrThrow();
  await server.files.remove(key);
  expect((await send(file)).status).toBe(201);
  expect((await keys()).files).toBe(2);
});

test('the resumes of open applications may have 25 MiB together, and a file in several applications counts once', async () => {
  const files = [1, 2, 3, 4].map((number) => pdfOf(5 * MIB, number));
  const sent = [];
  for (const file of [...files, ...files]) sent.push(await send(file));
  const last = await send(pdfOf(5 * MIB, 5));
  expect([...sent, last].map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201));

  const stored = (await keys()).files;
  expect(await send(pdfOf(20_000, 6))).toMatchObject({
    status: 409,
    body: { code: 'open_resumes_full', params: { max: 25 } },
  });
  expect((await keys()).files).toBe(stored);
  const unclaimed = server.database.kysely.selectFrom('unreferenced_files').select('key').execute();
  expect(await unclaimed).toEqual([]);

  await freelancer.send('POST', `/api/applications/my/${last.body.id}/withdraw/`, { body: {} });
  expect((await send(pdfOf(20_000, 6))).status).toBe(201);
});
