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

test('where a user was going is known in the tab that the mail opens', () => {
  const { tab, wait } = setUp();
  tab().set('/dashboard?page=2#third');
  wait(59);
  expect(tab().get()).toBe('/dashboard?page=2#third');
});

test('it is forgotten with the link in the mail', () => {
  const { tab, wait } = setUp();
  tab().set('/dashboard');
  wait(60);
  expect(tab().get()).toBeUndefined();
});

test('it is forgotten when the user asks again, and comes from nowhere', () => {
  const { device, tab } = setUp();
  tab().set('/dashboard');
  tab().set(undefined);
  expect(tab().get()).toBeUndefined();
  expect(device.getItem(KEY)).toBeNull();
});

test.each(['{', 'null', '7', '{"from":"/dashboard"}', '{"from":7,"until":9e15}'])(
  'storage that reads %s has none',
  (text) => {
    expect(
      setUp({ [KEY]: text })
        .tab()
        .get(),
    ).toBeUndefined();
  },
);

test('a full storage costs nothing but itself', () => {
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
