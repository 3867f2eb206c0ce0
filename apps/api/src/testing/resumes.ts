/** Generates resumes for tests. */
import { pdf } from '../seed/pdf.ts';
import type { FormFile } from './forms.ts';
import { zip } from './zip.ts';

let resumes = 0;

/** Returns a resume that differs from all others, because identical files are stored only once. */
export function smallPdf(name = 'resume.pdf'): FormFile {
  resumes += 1;
  const info = { title: 'Resume', author: 'Ada Okafor', writtenAt: new Date() };
  const content = pdf(info, [
    { text: `Ada Okafor, product designer, ${resumes}`, size: 12, colour: '0 0 0' },
  ]);
  return { name, content, type: 'application/pdf' };
}

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.' +
  'wordprocessingml.document.main+xml"/></Types>';

/** Returns a docx to which the files in `more` were added. */
export function docx(name = 'resume.docx', more: Record<string, Uint8Array> = {}): FormFile {
  const content = zip({
    '[Content_Types].xml': Buffer.from(CONTENT_TYPES),
    'word/document.xml': Buffer.from('<w:document/>'),
    ...more,
  });
  return { name, content };
}

/** The smallest file that counts as .doc: a compound file whose directory contains the name of Word's stream. */
export function doc(name = 'resume.doc', stream = 'WordDocument'): FormFile {
  const content = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  content.write(stream, 1024, 'utf16le');
  return { name, content };
}

/** Returns a docx whose directory states a false size for the last file. */
export function docxWithFalseSize(more: Record<string, Uint8Array>, claimed: number): FormFile {
  const { name, content } = docx('resume.docx', more);
  const altered = Buffer.from(content);
  const entry = altered.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  altered.writeUInt32LE(claimed, entry + 24);
  return { name, content: altered };
}
