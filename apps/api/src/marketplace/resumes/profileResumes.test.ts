/** Tests the resumes that freelancers save on their profiles, and applications that use them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MyApplication, MyJob, ProfileResume, ProfileResumeList } from '@skillharbor/contract';
import { problemBody } from '@skillharbor/prose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormFields } from '../../testing/forms.ts';
import { postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { docx, smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const PATH = '/api/accounts/resumes/';

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

const save = (form: FormFields, by = freelancer) => by.send<ProfileResume>('POST', PATH, { form });
const change = (id: number, form: FormFields, by = freelancer) =>
  by.send<ProfileResume>('PUT', `${PATH}${id}/`, { form });
const remove = (id: number, by = freelancer) => by.send('DELETE', `${PATH}${id}/`);
const list = async () => (await freelancer.send<ProfileResumeList>('GET', PATH)).body.results;
const names = async () =>
  (await list()).map(({ name, is_default }) => (is_default ? `${name} (default)` : name));
const apply = (job: MyJob, form: FormFields) =>
  freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
    form: { listing: String(job.id), cover_letter: 'I would.', ...form },
  });
const textAt = async (by: TestPerson, url: string) => {
  const { status, body } = await by.send<string>('GET', url);
  return status === 200 ? body : status;
};
const asText = ({ content }: { content: Uint8Array }) => Buffer.from(content).toString();
const filesIn = async (folder: string) =>
  (await readdir(join(server.folder, folder), { recursive: true }).catch(() => [])).filter((name) =>
    /\.(?:pdf|docx)$/.test(name),
  ).length;

describe('saved resumes', () => {
  test('are listed by name, and the first one is the default', async () => {
    const { status, body } = await save({ name: ' Trains ', resume: smallPdf('trains.pdf') });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Trains',
      is_default: true,
      file: { name: 'trains.pdf', type: 'pdf' },
    });
    await save({ name: 'ferries', resume: docx('ferries.docx') });
    expect(await names()).toEqual(['ferries', 'Trains (default)']);
  });

  test('can be renamed, and the default can be changed', async () => {
    const first = (await save({ name: 'Trains', resume: smallPdf() })).body;
    const second = (await save({ name: 'Ferries', resume: smallPdf() })).body;
    const { body } = await change(second.id, { name: 'Night ferries', is_default: 'true' });
    expect(body).toEqual({ ...second, name: 'Night ferries', is_default: true });
    await change(first.id, { name: 'Night trains', is_default: 'false' });
    expect(await names()).toEqual(['Night ferries (default)', 'Night trains']);
  });

  test('have the oldest one as their default after the previous default was removed', async () => {
    await save({ name: 'First', resume: smallPdf() });
    await save({ name: 'Second', resume: smallPdf() });
    const third = (await save({ name: 'Third', resume: smallPdf(), is_default: 'true' })).body;
    expect((await remove(third.id)).status).toBe(204);
    expect((await remove(third.id)).status).toBe(404);
    expect(await names()).toEqual(['First (default)', 'Second']);
  });

  test('cannot be more than five, even if more are sent at the same time', async () => {
    const before = await filesIn('resumes');
    const many = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => save({ name: `Resume ${number}`, resume: smallPdf() })),
    );
    expect(statusesOf(many)).toEqual([201, 201, 201, 201, 201, 400]);
    expect(many.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'profile_resumes_full',
      params: { max: 5 },
    });
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(await filesIn('resumes')).toBe(before + 5);
  });

  test('must be a pdf, doc or docx file', async () => {
    expect(await save({ name: 'Ferries' })).toMatchObject({
      status: 400,
      body: { codes: { resume: [{ code: 'resume_missing' }] } },
    });
    const resume = { name: 'resume.pdf', content: Buffer.from('Hello') };
    const wrong = { status: 400, body: { codes: { resume: [{ code: 'resume_type_wrong' }] } } };
    expect(await save({ name: 'Ferries', resume })).toMatchObject(wrong);
    const { id } = (await save({ name: 'Ferries', resume: smallPdf() })).body;
    expect(await change(id, { name: 'Ferries', resume })).toMatchObject(wrong);
  });

  test('can be read only by their freelancer', async () => {
    const { id, url } = (await save({ name: 'Ferries', resume: smallPdf() })).body;
    const other = await signUp(server, 'freelancer');
    expect((await other.send('GET', url)).status).toBe(404);
    expect((await change(id, { name: 'Mine' }, other)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    expect(await names()).toEqual(['Ferries (default)']);
  });

  test('are downloaded with the original name of the file', async () => {
    const resume = smallPdf('Ada Okafor.pdf');
    const { url } = (await save({ name: 'Ferries', resume })).body;
    const { headers } = await freelancer.send('GET', url);
    expect(headers['content-disposition']).toContain('Ada Okafor.pdf');
    expect(await textAt(freelancer, url)).toBe(asText(resume));
  });

  test('store a file once, even if it is saved and sent several times', async () => {
    const before = await filesIn('resumes');
    const resume = smallPdf();
    await apply(await postJob(client), { resume });
    await save({ name: 'Ferries', resume });
    await save({ name: 'Trains', resume });
    expect(await filesIn('resumes')).toBe(before + 1);
  });

  test('leave no file in the storage when they are replaced and removed', async () => {
    const [stored, trashed] = [await filesIn('resumes'), await filesIn('trash')];
    const { id } = (await save({ name: 'Ferries', resume: smallPdf() })).body;
    await change(id, { name: 'Ferries', resume: smallPdf() });
    expect([await filesIn('resumes'), await filesIn('trash')]).toEqual([stored + 1, trashed + 1]);
    await remove(id);
    expect([await filesIn('resumes'), await filesIn('trash')]).toEqual([stored, trashed + 2]);
  });
});

describe('an application with a saved resume', () => {
  test('keeps the file that was sent, even if the saved resume is replaced and removed', async () => {
    const resume = smallPdf('first.pdf');
    const { id } = (await save({ name: 'Ferries', resume })).body;
    const sent = await apply(await postJob(client), {
      use_profile_resume: 'true',
      profile_resume: String(id),
    });
    expect(sent.status).toBe(201);
    const url = `/api/applications/resume/${sent.body.id}/`;
    await change(id, { name: 'Ferries', resume: smallPdf('second.pdf') });
    expect(await textAt(client, url)).toBe(asText(resume));
    await remove(id);
    expect(await textAt(client, url)).toBe(asText(resume));
    expect(await textAt(freelancer, url)).toBe(asText(resume));
  });

  test.each([1, 2, 3])(
    'has its file or is refused if the saved resume is removed at the same time (attempt %i)',
    async () => {
      const job = await postJob(client);
      const resume = smallPdf();
      const { id } = (await save({ name: 'Ferries', resume })).body;
      const form = { use_profile_resume: 'true', profile_resume: String(id) };
      const [sent] = await Promise.all([apply(job, form), remove(id)]);
      const refusal = JSON.stringify(problemBody('resume_not_in_profile'));
      const url = `/api/applications/resume/${sent.body.id}/`;
      const received = sent.status === 201 ? await textAt(client, url) : JSON.stringify(sent.body);
      expect([asText(resume), refusal]).toContain(received);
    },
  );
});

describe('a resume that is saved while it is sent', () => {
  test('gets the name of its file, and is saved once', async () => {
    const resume = smallPdf('Ada Okafor.pdf');
    await apply(await postJob(client), { resume, save_resume: 'true' });
    await apply(await postJob(client), { resume, save_resume: 'true' });
    expect(await names()).toEqual(['Ada Okafor (default)']);
  });

  test('is refused together with its application if the profile is full', async () => {
    for (const number of [1, 2, 3, 4, 5]) await save({ name: `Resume ${number}`, resume: smallPdf() });
    const job = await postJob(client);
    expect(await apply(job, { resume: smallPdf(), save_resume: 'true' })).toMatchObject({
      status: 400,
      body: { codes: { save_resume: [{ code: 'profile_resumes_full', params: { max: 5 } }] } },
    });
    expect((await apply(job, { resume: smallPdf() })).status).toBe(201);
    expect(await list()).toHaveLength(5);
  });
});
