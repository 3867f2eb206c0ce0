import '@vitest/browser-playwright';
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import {
  forgetDifference,
  keep,
  leaveDifference,
  parts,
  pathOf,
  referenceOf,
} from './pictures/differences.ts';

/*
 * Vitest's own `toMatchScreenshot` saves PNG files, which are three times as large as the same pixels in lossless WebP.
 * Files stay in the repository's history forever, so this module compares smaller WebP files itself.
 */

export { storybookUrl } from './pictures/differences.ts';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** The threshold of pixelmatch. With the default of 0.1, a different shade of the accent would pass unnoticed. */
const threshold = 0.02;
/** The number of pixels that may differ. An edge may shift by one pixel, but a letter is larger than that. */
const tolerated = 10;
const SETTLE_TIMEOUT_MS = 10_000;
/**
 * The time for which a page must not change before its screenshot, because a response that the play function did not
 * wait for may still arrive.
 */
const STILL_MS = 2_000;

/**
 * Compares the browser's current page with `screenshots/<folder of the story>/<name>.webp` in the package of the story.
 * Returns a message for the terminal, or undefined if at most a few pixels differ. With `vitest -u`, it replaces a
 * screenshot if more pixels differ. `id` is the id of the story in Storybook.
 */
export const compareScreenshot: BrowserCommand<[name: string, id: string]> = async (context, name, id) => {
  const { page, project, testPath } = context;
  if (!testPath) throw new Error('Only a story has screenshots.');
  const { root, snapshotOptions } = project.vitest.config;
  const folder = relative(root, dirname(testPath)).replaceAll('\\', '/').replace('/src/', '/');
  const difference = `${folder}/${name}`;
  const reference = referenceOf(root, difference);

  const [expected, first] = await Promise.all([read(reference), capture(page)]);
  const actual = await settledPicture(page, first, expected);
  await forgetDifference(root, difference);
  if (!actual) return `${name}: the page did not come to rest within ${SETTLE_TIMEOUT_MS / 1000} seconds.`;
  if (expected && isSame(expected, actual)) return undefined;
  if (snapshotOptions.updateSnapshot === 'all') {
    await keep(reference, image(actual));
    return undefined;
  }

  const message = expected ? describeDifference(expected, actual) : 'there is no picture of it yet.';
  const pictures = {
    actual: image(actual),
    ...(expected && { reference: image(expected), difference: await differencePicture(expected, actual) }),
  };
  await leaveDifference(root, { name: difference, story: id, message, pictures });
  return [
    `${name}: ${message}`,
    ...parts.filter((part) => part in pictures).map((part) => `  ${part}: ${pathOf(root, difference, part)}`),
    'If it looks as it should, accept it: pnpm -C packages/tooling pictures, or renew it: pnpm test:stories -u',
  ].join('\n');
};

/** Takes screenshots until one matches the reference, or until the page has not changed for a while. */
async function settledPicture(
  page: Page,
  first: Picture,
  expected: Picture | undefined,
): Promise<Picture | undefined> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  let still = { picture: first, since: performance.now() };
  for (let actual = first; performance.now() < end; actual = await capture(page)) {
    if (expected && isSame(expected, actual)) return actual;
    if (!isSame(still.picture, actual)) still = { picture: actual, since: performance.now() };
    else if (performance.now() - still.since > STILL_MS) return actual;
  }
  return undefined;
}

const connections = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a screenshot in two thirds of the time that Playwright's own function needs, because that function also stops
 * animations and compresses more.
 */
async function capture(page: Page): Promise<Picture> {
  const connection = connections.get(page) ?? page.context().newCDPSession(page);
  connections.set(page, connection);
  const session = await connection;
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  return decode(Buffer.from(data, 'base64'));
}

async function read(path: string): Promise<Picture | undefined> {
  try {
    return await decode(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function image({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function hasSameSize(one: Picture, other: Picture) {
  return one.width === other.width && one.height === other.height;
}

function isSame(one: Picture, other: Picture) {
  return differingPixels(one, other) <= tolerated;
}

function differingPixels(one: Picture, other: Picture, difference?: Uint8Array) {
  if (!hasSameSize(one, other)) return Infinity;
  if (one.data.equals(other.data)) return 0;
  return pixelmatch(one.data, other.data, difference, one.width, one.height, { threshold });
}

function describeDifference(expected: Picture, actual: Picture) {
  const count = differingPixels(expected, actual);
  return count === Infinity
    ? `it was ${size(expected)} pixels and is ${size(actual)}.`
    : `${count} of ${expected.width * expected.height} pixels differ.`;
}

function size({ width, height }: Picture) {
  return `${width} × ${height}`;
}

/** Draws the difference between two screenshots, aligned at their upper left corners. */
async function differencePicture(expected: Picture, actual: Picture): Promise<Sharp> {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const [one, other] = await Promise.all([expected, actual].map((each) => enlarged(each, width, height)));
  if (!one || !other) throw new Error('Expected two screenshots to compare.');
  const data = Buffer.alloc(width * height * 4);
  differingPixels(one, other, data);
  return image({ data, width, height });
}

async function enlarged(picture: Picture, width: number, height: number): Promise<Picture> {
  const data = await image(picture)
    .extend({ right: width - picture.width, bottom: height - picture.height, background: 'magenta' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
