import type { ProfileResume, ResumeSuggestions } from '@skillharbor/contract';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePdf } from '../../rendering/documents/writePdf.ts';
import { endlessPdf, pdfBomb, pdfWithoutText } from '../../testing/hostilePdfs.ts';
import { signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { docx, smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  freelancer = await signUp(server, 'freelancer', { first_name: 'Ada', last_name: 'Okafor' });
});
afterAll(() => server.close());

const path = (id: number) => `/api/accounts/resumes/${id}/suggestions/`;

/** Saves the file, asks for what it says, and removes it. */
async function read(content: Uint8Array, name = 'resume.pdf') {
  const form = { name: 'Resume', resume: { name, content } };
  const { body } = await freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
  const response = await freelancer.send<ResumeSuggestions>('GET', path(body.id));
  await freelancer.send('DELETE', `/api/accounts/resumes/${body.id}/`);
  return response;
}

const written = (texts: readonly string[], language: 'en' | 'ar' = 'en') =>
  writePdf({
    title: 'Resume',
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    createdAt: new Date('2026-01-01'),
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
  });

describe('the suggestions of a saved PDF', () => {
  test('are what its text says', async () => {
    const texts = [
      'Ada Okafor',
      'Product designer',
      'Summary',
      'I draw ferries. Write to a@b.example.',
      'Skills',
      'Figma',
    ];
    expect(await read(await written(texts))).toMatchObject({
      status: 200,
      body: {
        title: 'Product designer',
        bio: 'I draw ferries.',
        experience: '',
        portfolio_link: '',
        location: '',
        skills: ['Figma'],
      },
    });
  });

  test('come from the first ten pages alone', async () => {
    const document = new PDFDocument({ autoFirstPage: false });
    for (const page of Array.from({ length: 11 }).keys())
      document.addPage().text(page === 10 ? 'Skills: Ink' : 'One page.');
    document.end();
    expect(await read(await buffer(document))).toMatchObject({ status: 200, body: { skills: [] } });
  });

  test('are for their freelancer alone', async () => {
    const other = await signUp(server, 'freelancer');
    const form = { name: 'Resume', resume: smallPdf() };
    const { body } = await other.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
    expect((await freelancer.send('GET', path(body.id))).status).toBe(404);
  });
});

describe('a file that cannot be read is refused with a reason:', () => {
  const refused = (code: string) => ({ status: 400, body: { code } });

  test('a Word file', async () => {
    const { content } = docx();
    expect(await read(content, 'resume.docx')).toMatchObject(refused('resume_not_a_pdf'));
  });

  test('a PDF without text', async () => {
    expect(await read(pdfWithoutText())).toMatchObject(refused('resume_without_text'));
  });

  // The font draws the dots of Arabic letters as signs of their own, which have no code.
  test('a PDF whose font does not say which letters it draws', async () => {
    expect(await read(await written(['تصميم وكتابة'], 'ar'))).toMatchObject(refused('resume_without_text'));
  });

  test('a PDF with a password', async () => {
    const document = new PDFDocument({ userPassword: 'secret' });
    document.text('Ada Okafor');
    document.end();
    expect(await read(await buffer(document))).toMatchObject(refused('resume_encrypted'));
  });

  test('a PDF whose end is missing', async () => {
    const { content } = smallPdf();
    expect(await read(content.subarray(0, 200))).toMatchObject(refused('resume_damaged'));
  });

  test('a small PDF that is unpacked to gigabytes', async () => {
    const bomb = pdfBomb();
    expect(bomb.length).toBeLessThan(10_000);
    expect(await read(bomb)).toMatchObject(refused('resume_too_complex'));
  });

  test('a PDF that has no end', { timeout: 40_000 }, async () => {
    expect(await read(endlessPdf())).toMatchObject(refused('resume_too_slow'));
  });
});

test('the server responds while it reads PDFs, and refuses more than may wait', async () => {
  const form = { name: 'Resume', resume: smallPdf() };
  const { body } = await freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
  const reads = Array.from({ length: 12 }, () => freelancer.send('GET', path(body.id)));
  expect((await freelancer.send('GET', '/api/accounts/resumes/')).status).toBe(200);
  const statuses = statusesOf(await Promise.all(reads));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
});
