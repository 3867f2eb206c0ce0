import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A screenshot of a story that differs from its reference. A test run has saved it. */
export interface Difference {
  /** The story's folder without `src`, and the name of the picture: `packages/ui/cards/JobCard/Applied.phone.dark`. */
  name: string;
  /** The id of the story in Storybook. */
  story: string;
  /** A sentence about how the picture differs. */
  message: string;
  /** The kinds of pictures that the difference has. A new story has only the actual picture. */
  parts: readonly Part[];
}

export type Part = (typeof parts)[number];
export const parts = ['reference', 'actual', 'difference'] as const;

/** The error for a name that belongs to no saved difference. */
export class UnknownDifferenceError extends Error {}

/** Returns the folder in a repository where test runs save differences. */
export const remainsIn = (root: string) => join(root, '.vitest/screenshots');

/** The address of the Storybook to which the page links. */
export const storybookUrl = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

const note = 'difference.json';
/** Matches the name of a picture, which contains its package, folders, story and variant. */
const shape = /^((?:packages|apps)\/[\w-]+)\/((?:[\w-]+\/)*\w+(?:\.\w+)+)$/;

/** Saves the pictures of a difference and its description. A difference without a reference is a new story. */
export async function leaveDifference(
  root: string,
  { name, story, message, pictures }: Omit<Difference, 'parts'> & { pictures: Partial<Record<Part, Sharp>> },
): Promise<void> {
  const folder = join(remainsIn(root), name);
  await mkdir(folder, { recursive: true });
  for (const part of parts) await pictures[part]?.png().toFile(pathOf(root, name, part));
  await writeFile(join(folder, note), JSON.stringify({ story, message }));
}

/** Deletes the difference of this name, if there is one. */
export async function forgetDifference(root: string, name: string): Promise<void> {
  await rm(join(remainsIn(root), name), { recursive: true, force: true });
}

/** Lists the saved differences, sorted by name. */
export function listDifferences(root: string): Difference[] {
  return globSync(`**/${note}`, { cwd: remainsIn(root) })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .filter((name) => shape.test(name))
    .toSorted()
    .map((name) => ({
      // The cast is safe, because `leaveDifference` wrote a value of this shape.
      ...(JSON.parse(readFileSync(join(remainsIn(root), name, note), 'utf8')) as Pick<
        Difference,
        'story' | 'message'
      >),
      name,
      parts: parts.filter((part) => existsSync(pathOf(root, name, part))),
    }));
}

/**
 * Replaces the references of these differences with the actual pictures. Throws an `UnknownDifferenceError` without
 * changing anything if one of them does not exist.
 */
export async function acceptDifferences(root: string, names: readonly string[]): Promise<void> {
  const known = new Set(listDifferences(root).map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new UnknownDifferenceError(`There is no difference named ${unknown}.`);
  for (const name of names) {
    // The file is read here, because sharp would cache its content by path.
    await keep(referenceOf(root, name), sharp(await readFile(pathOf(root, name, 'actual'))));
    await forgetDifference(root, name);
  }
}

/** Saves a picture as a reference. */
export async function keep(path: string, picture: Sharp): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await picture.webp({ lossless: true, effort: 4 }).toFile(path);
}

/** Returns the path of a picture that a test run saved. */
export function pathOf(root: string, name: string, part: Part): string {
  return join(remainsIn(root), name, `${part}.png`);
}

/**
 * Returns the path of a picture's reference. Throws an `UnknownDifferenceError` if the name does not belong to a
 * picture.
 */
export function referenceOf(root: string, name: string): string {
  const [, owner, picture] = shape.exec(name) ?? [];
  if (!owner || !picture) throw new UnknownDifferenceError(`${name} is not a picture of a story.`);
  return join(root, owner, 'screenshots', `${picture}.webp`);
}
