import { expect, test, vi } from 'vitest';
import { ChunkError } from './chunk.ts';
import { paths } from './paths.ts';
import { answerTo } from './testing/answer.tsx';
import { testApp } from './testing/test-app.ts';
import { words } from './words.ts';

vi.mock('./routes/job/JobRoute.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a page whose file does not load says so, inside the frame', async () => {
  const answer = await answerTo(paths.job(1), testApp());
  const page = await answer.text();
  expect(page).toContain(words.chunkMissing);
  expect(page).toContain('Skip to the content');
});

test('the error keeps its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new ChunkError(cause)).toMatchObject({ name: 'ChunkError', cause });
});
