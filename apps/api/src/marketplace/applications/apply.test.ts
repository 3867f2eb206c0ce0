import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApplicationList, MyApplication, MyJob, ProfileResume } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormFields, FormFile } from '../../testing/forms.ts';
import { apply, jobInput, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { doc, docx, docxWithFalseSize, smallPdf } from '../../testing/resumes.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  server.setTime(START);
  freelancer = await signUp(server, 'freelancer');
  job = await postJob(client);
});
afterAll(() => server.close());

const send = (form: FormFields, who = freelancer) =>
  who.send<MyApplication>('POST', '/api/applications/apply/', {
    form: { listing: String(job.id), cover_letter: 'Dear Li,\nI would.', ...form },
  });
const setActive = (is_active: boolean) =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, { body: { ...jobInput, is_active } });
const received = async (query = '') =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}${query}`)).body.results;
const saveResume = (form: { name: string; resume: FormFile }, by = freelancer) =>
  by.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
const storedResumes = async () => (await readdir(join(server.folder, 'resumes')).catch(() => [])).length;
const MIB = 1024 * 1024;
const bombInTypes = { '[Content_Types].xml': Buffer.alloc(120 * MIB) };
const manyFiles = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, index) => [`word/${index}.xml`, Buffer.alloc(0)]),
);
const notFound = { status: 404, body: { detail: 'Not found.' } };

describe('applying to a job', () => {
  test.each([
    ['pdf', () => smallPdf('CV.PDF')],
    ['docx', () => docx()],
    ['doc', () => doc()],
  ])('accepts a %s', async (type, file) => {
    const resume = file();
    expect((await send({ resume })).status).toBe(201);
    expect(await received()).toMatchObject([
      {
        resume: { name: resume.name, type, size: resume.content.length },
        cover_letter: 'Dear Li,\nI would.',
      },
    ]);
  });

  test.each([
    ['a text file', { name: 'resume.txt', content: Buffer.from('Hello') }],
    ['a program named .pdf', { name: 'resume.pdf', content: Buffer.from('MZ\x90\0 not a pdf') }],
    [
      'an HTML page named .pdf',
      { name: 'resume.pdf', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
    ],
    ['a PDF named .docx', { name: 'resume.docx', content: Buffer.from('%PDF-1.7\n%%EOF') }],
    ['a spreadsheet that says doc', doc('resume.doc', 'Workbook')],
    ['a truncated zip named .docx', { ...docx(), content: docx().content.slice(0, 60) }],
    ['nothing', { name: 'resume.pdf', content: Buffer.alloc(0) }],
    ['a name without a type', { name: 'resume', content: Buffer.from('%PDF-1.7') }],
    ['a small zip bomb', docx('resume.docx', { 'word/media/bomb.bin': Buffer.alloc(30 * MIB) })],
    ['a zip bomb where the type is looked for', docx('resume.docx', bombInTypes)],
    [
      'a zip bomb that declares a small size',
      docxWithFalseSize({ 'word/media/bomb.bin': Buffer.alloc(30 * MIB) }, 100),
    ],
    ['a zip that claims to be larger', docxWithFalseSize({ 'word/a.bin': Buffer.alloc(100) }, 1_000)],
    ['a zip that leads out of its folder', docx('resume.docx', { '../../evil.sh': Buffer.from('#!') })],
    ['a zip of ten thousand files', docx('resume.docx', manyFiles)],
    [
      'an HTML page that contains a PDF',
      { name: 'resume.pdf', content: Buffer.from('<script></script>%PDF-1.7\n%%EOF') },
    ],
    ['a zip bomb', docx('resume.docx', { 'word/media/bomb.bin': Buffer.alloc(120 * MIB) })],
  ])('refuses %s and stores nothing', async (_name, resume) => {
    const before = await storedResumes();
    expect(await send({ resume })).toMatchObject({
      status: 400,
      body: { resume: ['This is not a pdf, doc or docx file.'] },
    });
    expect(await storedResumes()).toBe(before);
    await expect.poll(() => readdir(join(server.folder, 'uploads'))).toEqual([]);
  });

  test('accepts a resume of 5 MiB, and refuses a resume that is one byte larger', async () => {
    const { content } = smallPdf();
    const most = {
      name: 'resume.pdf',
      content: Buffer.concat([content, Buffer.alloc(5 * 1024 * 1024 - content.length)]),
    };
    const more = { name: 'resume.pdf', content: Buffer.concat([most.content, Buffer.alloc(1)]) };
    expect(await send({ resume: more })).toMatchObject({
      status: 413,
      body: { resume: ['The file must be at most 5 MiB.'] },
    });
    expect((await send({ resume: most })).status).toBe(201);
    await expect.poll(() => readdir(join(server.folder, 'uploads'))).toEqual([]);
  });

  test('returns an error for each missing required field', async () => {
    const resume = ['Choose a resume: a pdf, doc or docx file.'];
    expect(await send({})).toMatchObject({ status: 400, body: { resume } });
    expect(await send({ cover_letter: ' ', listing: '', hurry: 'yes' })).toMatchObject({
      status: 400,
      body: {
        cover_letter: ['This field is required.'],
        listing: ['Enter a whole number.'],
        hurry: ['There is no such field.'],
      },
    });
  });

  test('refuses a file in another field, and text in the field of the resume', async () => {
    expect(await send({ resume: 'resume.pdf' })).toMatchObject({
      status: 400,
      body: { resume: ['Choose a file.'] },
    });
    const cover_letter = smallPdf();
    expect(await send({ cover_letter })).toMatchObject({
      status: 400,
      body: { cover_letter: ['This field takes no file.'] },
    });
  });

  test('treats an empty file input as a missing file', async () => {
    await saveResume({ name: 'Ferries', resume: smallPdf() });
    const nothing = { name: '', content: Buffer.alloc(0) };
    expect((await send({ resume: nothing, use_profile_resume: 'true' })).status).toBe(201);
    job = await postJob(client);
    expect((await send({ resume: nothing })).status).toBe(400);
  });

  test('is refused if the request names a resume of the profile that does not exist', async () => {
    const refusal = { status: 400, body: { detail: 'Resume not found in profile.' } };
    await send({ resume: smallPdf('sent.pdf') });
    job = await postJob(client);
    expect(await send({ use_profile_resume: 'true' })).toMatchObject(refusal);
    const other = await signUp(server, 'freelancer');
    const { body } = await saveResume({ name: 'Theirs', resume: smallPdf() }, other);
    const profile_resume = String(body.id);
    expect(await send({ use_profile_resume: 'true', profile_resume })).toMatchObject(refusal);
  });

  test('uses the default resume of the profile, or the one with the id in the request', async () => {
    await saveResume({ name: 'Ferries', resume: smallPdf('ferries.pdf') });
    const second = await saveResume({ name: 'Trains', resume: smallPdf('trains.pdf') });
    await send({ use_profile_resume: 'true' });
    expect((await received())[0]?.resume?.name).toBe('ferries.pdf');
    job = await postJob(client);
    await send({ use_profile_resume: 'true', profile_resume: String(second.body.id) });
    const [application] = await received();
    expect(application?.resume?.name).toBe('trains.pdf');
    expect((await client.send('GET', String(application?.resume_url))).status).toBe(200);
  });

  test('sends the client a mail with a link, but without the content of the application', async () => {
    const other = await signUp(server, 'client', { first_name: 'Mo' });
    job = await postJob(other, { title: 'Pilot <b>\u0007wanted</b>' });
    await send({ cover_letter: 'My secret letter', resume: smallPdf() });
    const mail = await server.mailTo(other.email);
    expect(mail.text).toContain('Hello Mo,\n\nAda Okafor has applied for your job');
    expect(mail.text).toContain(`https://harbor.test/applicant/${job.id}/${freelancer.id}`);
    expect(mail.html).toContain('Pilot &lt;b&gt;');
    expect(mail.text + mail.html).not.toContain('secret');
  });

  test('returns 409 and stores no second file if the freelancer has already applied', async () => {
    await send({ resume: smallPdf() });
    const before = await storedResumes();
    expect(await send({ resume: smallPdf() })).toMatchObject({
      status: 409,
      body: { detail: 'You have already applied to this job (unique constraint failed).' },
    });
    expect(await storedResumes()).toBe(before);
  });

  test('creates one application from several simultaneous requests', async () => {
    const before = await storedResumes();
    const resume = smallPdf();
    const responses = await Promise.all([1, 2, 3].map(() => send({ resume })));
    expect(statusesOf(responses)).toEqual([201, 409, 409]);
    expect(await storedResumes()).toBe(before + 1);
    const [mine] = (await client.send<{ results: MyJob[] }>('GET', '/api/job-listings/my-listings/')).body
      .results;
    expect(mine).toMatchObject({ id: job.id, applications_count: 1, undecided_count: 1 });
  });

  test('is possible until the deadline day ends in UTC, and returns 409 afterwards', async () => {
    server.setTime(new Date('2026-06-30T23:59:59Z'));
    const late = await signUp(server, 'freelancer');
    expect((await send({ resume: smallPdf() }, late)).status).toBe(201);
    server.setTime(new Date('2026-07-01T00:00:00Z'));
    const later = await signUp(server, 'freelancer');
    expect(await send({ resume: smallPdf() }, later)).toMatchObject({
      status: 409,
      body: { detail: 'This job takes no applications any more.' },
    });
  });

  test('returns 507 and stores nothing if the disk is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const keep = vi.spyOn(server.files, 'put').mockRejectedValueOnce(full);
    expect(await send({ resume: smallPdf() })).toMatchObject({
      status: 507,
      body: { detail: 'There is no room for the file just now. Please try again later.' },
    });
    keep.mockRestore();
    expect((await freelancer.send('GET', '/api/applications/my/')).body).toMatchObject({ results: [] });
  });

  test('leaves no file and does not reveal the reason if the database fails', async () => {
    await sql`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'secret reason'; end $$`.execute(server.database.kysely);
    await sql`
      create trigger refuse before insert on applications
        for each row when (new.cover_letter = 'boom') execute function refuse()`.execute(
      server.database.kysely,
    );
    const before = await storedResumes();
    const { status, body } = await send({ cover_letter: 'boom', resume: smallPdf() });
    expect({ status, body }).toMatchObject({
      status: 500,
      body: { detail: 'Something went wrong on our side. Please try again.' },
    });
    expect(await storedResumes()).toBe(before);
  });

  test('returns the same 404 response for an inactive job as for an unknown one', async () => {
    await setActive(false);
    const resume = smallPdf();
    expect(await send({ resume })).toMatchObject(notFound);
    expect(await send({ resume, listing: '2000000' })).toMatchObject(notFound);
  });
});

describe('a resume', () => {
  test('is downloaded with its original name, and cannot run scripts in the browser', async () => {
    const resume = smallPdf('Lebenslauf Ärzte – 2026.pdf');
    await send({ resume });
    const [application] = await received();
    const { status, headers } = await client.send('GET', String(application?.resume_url));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(resume.content.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="/);
    expect(disposition).toContain("filename*=UTF-8''Lebenslauf%20%C3%84rzte%20%E2%80%93%202026.pdf");
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\resume.pdf', 'resume.pdf'],
    ['re\u202Efdp.sum\u0007e.pdf', 'refdp.sume.pdf'],
    ['re\u2028su\u2029me\0.pdf', 'resume.pdf'],
    [' \u200b.pdf', 'resume.pdf'],
    ['a.pdf\r\nSet-Cookie: b=c', 'a.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
    [`x${'🚢'.repeat(400)}.pdf`, `x${'🚢'.repeat(74)}.pdf`],
  ])('a resume with the file name %j is stored with the name %j', async (sent, name) => {
    await send({ resume: smallPdf(sent) });
    expect((await received())[0]?.resume?.name).toBe(name);
  });

  test.each([
    ["x'; filename*=UTF-8''evil.exe.pdf", `attachment; filename="x'; filename*=UTF-8''evil.exe.pdf"`],
    ['a\\".pdf', 'attachment; filename="a\\".pdf"'],
    ['a%22; b=c.pdf', 'attachment; filename="a%22; b=c.pdf"'],
  ])(
    'a resume with the file name %j is downloaded with exactly one name in the header',
    async (name, disposition) => {
      const { body } = await send({ resume: smallPdf(name) });
      const { headers } = await client.send('GET', `/api/applications/resume/${body.id}/`);
      expect(String(headers['content-disposition'])).toContain(disposition);
    },
  );

  test('can be downloaded only by the applicant and the job’s client', async () => {
    const { id } = await apply(freelancer, job);
    const url = `/api/applications/resume/${id}/`;
    expect((await freelancer.send('GET', url)).status).toBe(200);
    expect((await client.send('GET', url)).status).toBe(200);
    for (const role of ['client', 'freelancer'] as const) {
      expect(await (await signUp(server, role)).send('GET', url)).toMatchObject(notFound);
    }
    expect((await sender(server)('GET', url)).status).toBe(401);
  });
});
