import { ChunkError } from '@skillharbor/ui/primitives';
import { expect, test, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { responseTo } from '../testing/response.ts';
import { testApp } from '../testing/testApp.ts';
import { chunk } from './chunk.ts';

vi.mock('../routes/job/JobRoute.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('the server sends no page if its chunk does not load, because the browser reports the failure', async () => {
  await expect(responseTo(paths.job(1), testApp())).rejects.toThrow(ChunkError);
});

test('the error keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const loading = chunk(() => Promise.reject(cause));
  await expect(loading).rejects.toMatchObject({ name: 'ChunkError', cause });
});
