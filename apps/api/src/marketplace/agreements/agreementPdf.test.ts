/**
 * Tests that the PDF of an agreement has its words in reading order, and contains the structure that screen readers
 * need.
 */
import type { Agreement } from '@skillharbor/contract';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linesOf } from '../../rendering/documents/lines.ts';
import { writePdf } from '../../rendering/documents/writePdf.ts';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { agreementDocument } from './agreementDocument.ts';

const agreement = {
  application_id: 7,
  job_id: 3,
  job_title: 'Pilot',
  client_name: 'North Pier Ferries',
  freelancer_name: null,
  state: 'agreed',
  version: 2,
  terms: { ...agreementTerms, scope: 'Interviews:\n\n- on board\n- ashore' },
  confirmed_by: ['client', 'freelancer'],
  edits: [],
  steps: [{ action: 'write', by: 'client', taken_at: '2026-06-02T09:00:00Z' }],
  end_reason: null,
  actions: [],
  work_record: [],
} satisfies Agreement;
const about = { timeZone: null, now: new Date('2026-06-03T09:00:00Z') };

const textIn = (language: 'en' | 'ar') =>
  agreementDocument(agreement, { ...about, language })
    .blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : [block.text]))
    .join('\n')
    .replaceAll(/[\u2068\u2069]/g, '');

test('the document of an agreement has the texts of its page, and says that the site moves no money', () => {
  const text = textIn('en');
  for (const part of ['Pilot', 'North Pier Ferries', 'Former member', 'on board', 'Report, by Jul 31, 2026'])
    expect(text).toContain(part);
  expect(text).toContain('€4,200 for the project');
  expect(text).toContain('moves no money');
  expect(text).toContain('North Pier Ferries wrote a version: June 2, 2026');
});

test('a document in Arabic keeps the texts of both sides as they typed them', () => {
  expect(textIn('ar')).toContain('نطاق العمل\nInterviews:');
});

test('a PDF has a title, a language, a structure and embedded fonts', { timeout: 30_000 }, async () => {
  const file = await writePdf(agreementDocument(agreement, { ...about, language: 'ar' }));
  const raw = file.toString('latin1');
  for (const part of [
    '/MarkInfo',
    '/StructTreeRoot',
    '/DisplayDocTitle true',
    '/Lang (ar)',
    '/S /H1',
    '/S /LBody',
  ])
    expect(raw).toContain(part);
  expect(raw).toContain('/FontFile2');
  expect(raw).toContain('/ActualText');
  expect(metadataOf(file)).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

/** Returns the streams of a PDF as text, decompressed if necessary. */
function metadataOf(file: Buffer): string {
  const raw = file.toString('latin1');
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, content = '']) => {
      try {
        return inflateSync(Buffer.from(content, 'latin1')).toString();
      } catch {
        return content;
      }
    })
    .join('\n');
}

const seen = (text: string, base: 'ltr' | 'rtl' = 'ltr', maxWidth = 1_000) =>
  linesOf(text, { base, maxWidth, widthOf: ({ text: part }) => part.length }).lines.map(({ parts }) =>
    parts.map((part) => part.text).join('|'),
  );

test('Latin words within Arabic text keep their order from left to right, and brackets are mirrored', () => {
  expect(seen('رقم (North Pier) هنا')).toEqual(['هنا| (|North Pier|) |رقم']);
});

test('a line breaks after a space, and a word that is too long breaks between its letters', () => {
  expect(seen('one two three', 'ltr', 8)).toEqual(['one two', 'three']);
  expect(seen('abcdefgh', 'ltr', 3)).toEqual(['abc', 'def', 'gh']);
});
