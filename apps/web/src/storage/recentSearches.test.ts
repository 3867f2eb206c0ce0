import { memoryStorage } from '@skillharbor/api-client';
import { expect, test, vi } from 'vitest';
import { createRecentSearches, noSearches } from './recentSearches.ts';

test('the latest searches are saved for the next visit, without duplicates', () => {
  const storage = memoryStorage();
  const recent = createRecentSearches(storage);
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recent.add(search);
  expect(recent.get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(createRecentSearches(storage).get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('clearing the recent searches notifies the listeners', () => {
  const storage = memoryStorage();
  const recent = createRecentSearches(storage);
  const listener = vi.fn<() => void>();
  recent.subscribe(listener);
  recent.add('a');
  recent.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(createRecentSearches(storage).get()).toEqual([]);
});

test('the list of recent searches is empty if the stored list cannot be read', () => {
  const storage = memoryStorage();
  for (const saved of ['{', '[1]', '{"a":1}']) {
    storage.setItem('skillharbor.recent-searches', saved);
    expect(createRecentSearches(storage).get()).toEqual([]);
  }
});

test('a browser without searches has the same list as the server, so that hydration renders the page once', () => {
  const storage = memoryStorage();
  expect(createRecentSearches(storage).get()).toBe(noSearches);
  storage.setItem('skillharbor.recent-searches', '[]');
  expect(createRecentSearches(storage).get()).toBe(noSearches);
});
