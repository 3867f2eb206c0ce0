import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { prefetchPage } from './prefetchPage.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const loader = vi.fn<() => Promise<null>>(async () => null);
  const lazy = vi.fn<() => Promise<{ loader: typeof loader }>>(async () => ({ loader }));
  const routes = [
    {
      children: [
        { path: '/jobs', lazy },
        { middleware: [vi.fn<() => void>()], children: [{ path: '/dashboard', lazy }] },
      ],
    },
  ];
  return { loader, lazy, open: (path: string) => prefetchPage(routes, path, testApp()) };
}

test('the code and the data of a public page are prefetched', async () => {
  const { loader, lazy, open } = setUp();
  await open('/jobs?search=a');
  expect(lazy).toHaveBeenCalledOnce();
  expect(loader).toHaveBeenCalledOnce();
});

test('only the code of a protected page is prefetched', async () => {
  const { loader, lazy, open } = setUp();
  await open('/dashboard');
  expect(lazy).toHaveBeenCalledOnce();
  expect(loader).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched if the connection is %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { lazy, open } = setUp();
    await open('/jobs');
    expect(lazy).not.toHaveBeenCalled();
  },
);

test('a failed prefetch is ignored, because the page loads again', async () => {
  const { loader, open } = setUp();
  loader.mockRejectedValue(new Error('down'));
  await expect(open('/jobs')).resolves.toBeUndefined();
});
