import { expect, test } from 'vitest';
import { pictureOf } from '../../../.storybook/boards/picture.ts';

const entry = {
  id: 'app-find-jobs--signed-out',
  type: 'story',
  name: 'Signed Out',
  title: 'App/Find jobs',
  importPath: './apps/web/src/routes/jobs/JobsRoute.stories.tsx',
} as const;
const pictures = new Set(
  ['phone.light', 'phone.light.de', 'desktop.dark'].map((look) => `apps/web/routes/jobs/SignedOut.${look}`),
);
const phone = { name: 'Phone' };

test('the picture of a story is the one that was accepted at this size, in this theme and language', () => {
  const address = 'pictures/apps/web/routes/jobs/SignedOut';
  expect(pictureOf(entry, phone, {}, pictures)).toBe(`${address}.phone.light.webp`);
  expect(pictureOf(entry, phone, { language: 'de' }, pictures)).toBe(`${address}.phone.light.de.webp`);
  expect(pictureOf(entry, { name: 'Desktop' }, { theme: 'dark' }, pictures)).toBe(
    `${address}.desktop.dark.webp`,
  );
});

test.each([
  ['the theme differs', { theme: 'dark' }],
  ['the theme belongs to another brand', { theme: 'broadsheet-light' }],
  ['the language differs', { language: 'ar' }],
  ['the direction differs', { direction: 'rtl' }],
  ['the mocked server fails', { server: 'failing' }],
  ['the text is larger', { text: 'large' }],
  ['the reader asks for live stories', { board: 'live' }],
])('no picture is shown if %s', (_, globals) => {
  expect(pictureOf(entry, phone, globals, pictures)).toBeUndefined();
});
