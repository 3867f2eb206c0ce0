import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** What a run of the stories leaves of a picture that differs. */
export interface Difference {
  /** The folder of its story within the repository, without `src`, and the picture's: `packages/ui/cards/JobCard/Applied.phone.dark`. */
  name: string;
  /** Storybook's id of the story. */
  story: string;
  /** How it differs, as a sentence. */
  message: string;
  /** Which pictures there are. A new story has only the actual one. */
  parts: readonly Part[];
}

export type Part = (typeof parts)[number];
export const parts = ['reference', 'actual', 'difference'] as const;

/** A name that no run has left a difference under. */
export class UnknownDifferenceError extends Error {}

/** Where runs leave them, in a repository. */
export const remainsIn = (root: string) => join(root, '.vitest/screenshots');

/** Links to stories lead there. */
export const storybookUrl = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

const note = 'difference.json';
/** Package, folders, story and picture. */
const shape = /^((?:packages|apps)\/[\w-]+)\/((?:[\w-]+\/)*\w+(?:\.\w+)+)$/;

/** Leaves the pictures of a difference, and what is known about it. Without a reference, the story is new. */
export async function leaveDifference(
  root: string,
  { name, story, message, pictures }: Omit<Difference, 'parts'> & { pictures: Partial<Record<Part, Sharp>> },
): Promise<void> {
  const folder = join(remainsIn(root), name);
  await mkdir(folder, { recursive: true });
  for (const part of parts) await pictures[part]?.png().toFile(pathOf(root, name, part));
  await writeFile(join(folder, note), JSON.stringify({ story, message }));
}

/** Forgets a difference, if there is one of this name. */
export async function forgetDifference(root: string, name: string): Promise<void> {
  await rm(join(remainsIn(root), name), { recursive: true, force: true });
}

/** What the runs since left, by name. */
export function listDifferences(root: string): Difference[] {
  return globSync(`**/${note}`, { cwd: remainsIn(root) })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .filter((name) => shape.test(name))
    .toSorted()
    .map((name) => ({
      // Written by `leaveDifference`.
      ...(JSON.parse(readFileSync(join(remainsIn(root), name, note), 'utf8')) as Pick<
        Difference,
        'story' | 'message'
      >),
      name,
      parts: parts.filter((part) => existsSync(pathOf(root, name, part))),
    }));
}

/** Makes the actual pictures the references. Throws an `UnknownDifferenceError` before the first if one is not listed. */
export async function acceptDifferences(root: string, names: readonly string[]): Promise<void> {
  const known = new Set(listDifferences(root).map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new UnknownDifferenceError(`There is no difference named ${unknown}.`);
  for (const name of names) {
    // Read here, because sharp remembers what was at a path before.
    await keep(referenceOf(root, name), sharp(await readFile(pathOf(root, name, 'actual'))));
    await forgetDifference(root, name);
  }
}

/** Writes a reference. */
export async function keep(path: string, picture: Sharp): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await picture.webp({ lossless: true, effort: 4 }).toFile(path);
}

/** The file of a picture that a run left. */
export function pathOf(root: string, name: string, part: Part): string {
  return join(remainsIn(root), name, `${part}.png`);
}

/** The file that a picture is compared with. Throws an `UnknownDifferenceError` for a name that is not a story's. */
export function referenceOf(root: string, name: string): string {
  const [, owner, picture] = shape.exec(name) ?? [];
  if (!owner || !picture) throw new UnknownDifferenceError(`${name} is not a picture of a story.`);
  return join(root, owner, 'screenshots', `${picture}.webp`);
}
