import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { testApp } from '../testing/testApp.ts';
import { chunk } from './chunk.ts';

const route = '../routes/job/JobRoute.tsx';
afterEach(() => {
  vi.doUnmock(route);
  vi.resetModules();
});

test('the server sends no page if a chunk does not load, because the browser reports that failure itself', async () => {
  vi.doMock(route, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  // Resets the modules, because other tests may have loaded the route before.
  vi.resetModules();
  const { responseTo } = await import('../testing/response.ts');
  await expect(responseTo(paths.job(1), testApp())).rejects.toMatchObject({ name: 'ChunkError' });
});

test('the error keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const loading = chunk(() => Promise.reject(cause));
  await expect(loading).rejects.toMatchObject({ name: 'ChunkError', cause });
});
