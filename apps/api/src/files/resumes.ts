/**
 * Resumes: pdf, doc or docx, by name and by content. They are kept as they were sent and never opened here.
 *
 *     resumeTypeOf(upload) → 'pdf' | 'doc' | 'docx' | null       null: it is not what its name says, or not harmless
 */
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Resume } from '@skillharbor/contract';
import { fileTypeFromFile } from 'file-type';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { Upload } from '../contract/operations.ts';

type ResumeType = Resume['type'];

const LONGEST_STEM = 150;

export async function resumeTypeOf({ path, name }: Upload): Promise<ResumeType | null> {
  const content = await fileTypeFromFile(path);
  switch (extname(name).toLowerCase()) {
    case '.pdf':
      return content?.ext === 'pdf' ? 'pdf' : null;
    case '.doc':
      return content?.ext === 'cfb' && (await isWordBinary(path)) ? 'doc' : null;
    case '.docx':
      return content?.ext === 'docx' && (await isModestPackage(path)) ? 'docx' : null;
    default:
      return null;
  }
}

/** The name to keep and to offer for saving: the last part of a path, without characters that nobody sees. */
export function resumeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  // What is left of a name may look like nothing but an extension.
  const [, stem = '', extension = ''] = /^(.*)(\.[^.]*)$/u.exec(visible) ?? [];
  // No half of a character at the cut.
  const short = stem.slice(0, LONGEST_STEM).replace(/\p{Cs}$/u, '');
  return `${short || 'resume'}${extension}`;
}

export async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size;
}

/** The container of .doc also holds spreadsheets and installers; Word's text is in a stream of this name. */
async function isWordBinary(path: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'));
}

const MAX_ENTRIES = 2_000;
const MIB = 1024 * 1024;

/** To how many bytes a docx of this size may unpack: text packs well, and a little of anything is harmless. */
function unpackedLimit(size: number): number {
  return Math.min(Math.max(10 * MIB, 50 * size), 100 * MIB);
}

/**
 * A docx is a zip. What claims to unpack to far more than it weighs would overwhelm whoever opens it, and is refused by
 * its directory alone. What claims less is unpacked to nowhere, no further than it claims: the directory may lie.
 */
async function isModestPackage(path: string): Promise<boolean> {
  try {
    const limit = unpackedLimit(await sizeOf(path));
    // Its streams are opened when its directory has been read to the end, so it is closed by hand.
    const zip = await openPromise(path, { autoClose: false });
    try {
      const entries = await entriesWithin(zip, limit);
      for (const entry of entries ?? []) await unpackToNowhere(zip, entry);
      return entries?.some(({ fileName }) => fileName.startsWith('word/')) ?? false;
    } finally {
      zip.close();
    }
  } catch {
    // yauzl refuses what is damaged, or has other sizes than it claims, or is made to confuse readers of zip files.
    return false;
  }
}

/** Null where there are too many, or they claim to be larger together than `limit`, in bytes. */
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

async function unpackToNowhere(zip: ZipFile, entry: Entry): Promise<void> {
  const content = await zip.openReadStreamPromise(entry);
  await finished(content.resume());
}
