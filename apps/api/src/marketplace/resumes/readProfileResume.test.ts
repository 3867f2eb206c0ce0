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

/** Saves the file as a resume, requests the suggestions from it, and removes it. */
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
  test('come from the text of the PDF', async () => {
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

  test('come only from the first ten pages', async () => {
    const document = new PDFDocument({ autoFirstPage: false });
    for (const page of Array.from({ length: 11 }).keys())
      document.addPage().text(page === 10 ? 'Skills: Ink' : 'One page.');
    document.end();
    expect(await read(await buffer(document))).toMatchObject({ status: 200, body: { skills: [] } });
  });

  test('can be read only by their freelancer', async () => {
    const other = await signUp(server, 'freelancer');
    const form = { name: 'Resume', resume: smallPdf() };
    const { body } = await other.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
    expect((await freelancer.send('GET', path(body.id))).status).toBe(404);
  });
});

describe('a file that cannot be read', () => {
  const refused = (code: string) => ({ status: 400, body: { code } });

  test('is refused with its reason if it is a Word file', async () => {
    const { content } = docx();
    expect(await read(content, 'resume.docx')).toMatchObject(refused('resume_not_a_pdf'));
  });

  test('is refused with its reason if it is a PDF without text', async () => {
    expect(await read(pdfWithoutText())).toMatchObject(refused('resume_without_text'));
  });

  // The font draws the dots of Arabic letters as separate glyphs, which map to no character.
  test('is refused with its reason if it is a PDF whose font does not map glyphs to characters', async () => {
    expect(await read(await written(['تصميم وكتابة'], 'ar'))).toMatchObject(refused('resume_without_text'));
  });

  test('is refused with its reason if it is a PDF that needs a password', async () => {
    const document = new PDFDocument({ userPassword: 'secret' });
    document.text('Ada Okafor');
    document.end();
    expect(await read(await buffer(document))).toMatchObject(refused('resume_encrypted'));
  });

  test('is refused with its reason if it is a PDF that is cut off', async () => {
    const { content } = smallPdf();
    expect(await read(content.subarray(0, 200))).toMatchObject(refused('resume_damaged'));
  });

  test('is refused with its reason if it is a small PDF that decompresses to gigabytes', async () => {
    const bomb = pdfBomb();
    expect(bomb.length).toBeLessThan(10_000);
    expect(await read(bomb)).toMatchObject(refused('resume_too_complex'));
  });

  test(
    'is refused with its reason if it is a PDF that takes too long to read',
    { timeout: 40_000 },
    async () => {
      expect(await read(endlessPdf())).toMatchObject(refused('resume_too_slow'));
    },
  );
});

test('the server responds to other requests while it reads PDFs, and refuses a PDF if too many others are waiting', async () => {
  const form = { name: 'Resume', resume: smallPdf() };
  const { body } = await freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
  const reads = Array.from({ length: 12 }, () => freelancer.send('GET', path(body.id)));
  expect((await freelancer.send('GET', '/api/accounts/resumes/')).status).toBe(200);
  const statuses = statusesOf(await Promise.all(reads));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
});
