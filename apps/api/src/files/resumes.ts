/**
 * Checks that a resume has the name and the content of a PDF, DOC or DOCX file. Resumes are stored unchanged.
 * Only a separate process reads the text of a PDF.
 *
 *     resumeTypeOf(upload) → 'pdf' | 'doc' | 'docx' | null       null if content and name differ, or the file is harmful
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { ResumeType } from '@skillharbor/contract';
import { fileTypeFromFile } from 'file-type';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { Upload } from '@skillharbor/contract-server/operations';

const MAX_STEM_LENGTH = 150;

export async function resumeTypeOf({ path, name }: Upload): Promise<ResumeType | null> {
  const content = await fileTypeFromFile(path);
  switch (extname(name).toLowerCase()) {
    case '.pdf':
      return content?.ext === 'pdf' ? 'pdf' : null;
    case '.doc':
      return content?.ext === 'cfb' && (await isWordBinary(path)) ? 'doc' : null;
    case '.docx':
      return content?.ext === 'docx' && (await isHarmlessZip(path)) ? 'docx' : null;
    default:
      return null;
  }
}

/** Returns the file name for downloads: the last part of the path, without invisible characters. */
export function resumeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  // Also accepts a file name that consists of nothing but the extension, apart from invisible characters.
  const [, stem = '', extension = ''] = /^(.*)(\.[^.]*)$/u.exec(visible) ?? [];
  // Cuts before a surrogate pair, never inside it.
  const short = stem.slice(0, MAX_STEM_LENGTH).replace(/\p{Cs}$/u, '');
  return `${short || 'resume'}${extension}`;
}

export async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size;
}

/** Returns the SHA-256 digest of a file. */
export async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/**
 * Returns true for a Word file. Spreadsheets and installers use the same container as .doc, but only Word stores its
 * text in a stream named WordDocument.
 */
async function isWordBinary(path: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'));
}

const MAX_ENTRIES = 2_000;
const MIB = 1024 * 1024;

/**
 * Returns the maximum unpacked size of a docx with this packed size, in bytes. The limit is generous, because text
 * compresses well, and because small files are harmless.
 */
function unpackedLimit(size: number): number {
  return Math.min(Math.max(10 * MIB, 50 * size), 100 * MIB);
}

/**
 * Returns true for a docx that is safe to open. A docx is a zip. If its directory declares far more unpacked bytes than
 * the size of the file, the zip is refused at once, because it could overwhelm the program that opens it. The directory
 * may declare false sizes, so any other zip is unpacked up to the declared size, without storing the content.
 */
async function isHarmlessZip(path: string): Promise<boolean> {
  try {
    const limit = unpackedLimit(await sizeOf(path));
    // Turns off automatic closing, because the zip must stay open after its directory was read, so that its entries can
    // be read.
    const zip = await openPromise(path, { autoClose: false });
    try {
      const entries = await entriesWithin(zip, limit);
      for (const entry of entries ?? []) await unpackAndDiscard(zip, entry);
      return entries?.some(({ fileName }) => fileName.startsWith('word/')) ?? false;
    } finally {
      zip.close();
    }
  } catch {
    // yauzl refuses files that are damaged, that have sizes other than declared, or that programs could read in
    // different ways.
    return false;
  }
}

/**
 * Returns the entries of the zip. Returns null if there are too many entries, or if their declared sizes add up to more
 * than `limit` bytes.
 */
async function entriesWithin(zip: ZipFile, limit: number): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
  }
  return unpacked <= limit ? entries : null;
}

async function unpackAndDiscard(zip: ZipFile, entry: Entry): Promise<void> {
  const content = await zip.openReadStreamPromise(entry);
  await finished(content.resume());
}
