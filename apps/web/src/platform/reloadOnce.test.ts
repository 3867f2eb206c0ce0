import { memoryStorage } from '@skillharbor/api-client';
import { expect, test, vi } from 'vitest';
import { createReloadOnce } from './reloadOnce.ts';

test('a page is reloaded once, and again only after a long time', () => {
  const reload = vi.fn<() => void>();
  let time = 1_000_000;
  const reloadOnce = createReloadOnce({ storage: memoryStorage(), reload, now: () => time });

  expect(reloadOnce()).toBe(true);
  time += 9_000;
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);

  time += 60_000;
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
