import { memoryStorage } from '@skillharbor/api-client';
import { expect, test } from 'vitest';
import { createResetOrigin } from './resetOrigin.ts';

const KEY = 'skillharbor.reset-origin';

function setUp(items: Readonly<Record<string, string>> = {}) {
  let time = 1_800_000_000_000;
  const device = memoryStorage(items);
  const tab = () => createResetOrigin(device, () => time);
  return { device, tab, wait: (minutes: number) => void (time += minutes * 60_000) };
}

test('the tab that the mail’s link opens knows which page the user requested', () => {
  const { tab, wait } = setUp();
  tab().set('/dashboard?page=2#third');
  wait(59);
  expect(tab().get()).toBe('/dashboard?page=2#third');
});

test('the requested page is removed when the link expires', () => {
  const { tab, wait } = setUp();
  tab().set('/dashboard');
  wait(60);
  expect(tab().get()).toBeUndefined();
});

test('the requested page is removed when the user requests another link without such a page', () => {
  const { device, tab } = setUp();
  tab().set('/dashboard');
  tab().set(undefined);
  expect(tab().get()).toBeUndefined();
  expect(device.getItem(KEY)).toBeNull();
});

test.each(['{', 'null', '7', '{"from":"/dashboard"}', '{"from":7,"until":9e15}'])(
  'storage that contains %s has no requested page',
  (text) => {
    expect(
      setUp({ [KEY]: text })
        .tab()
        .get(),
    ).toBeUndefined();
  },
);

test('if the storage is full, only the requested page is lost, and no error is thrown', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const resetOrigin = createResetOrigin(full);
  resetOrigin.set('/dashboard');
  expect(resetOrigin.get()).toBeUndefined();
});
