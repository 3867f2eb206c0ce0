import { memoryStorage } from '@skillharbor/api-client';
import { expect, test, vi } from 'vitest';
import { createRecentSearches } from './recentSearches.ts';

test('saves the latest searches, each once, for the next visit', () => {
  const storage = memoryStorage();
  const recent = createRecentSearches(storage);
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recent.add(search);
  expect(recent.get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(createRecentSearches(storage).get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('clears the searches, and notifies its listeners', () => {
  const storage = memoryStorage();
  const recent = createRecentSearches(storage);
  const listener = vi.fn<() => void>();
  recent.subscribe(listener);
  recent.add('a');
  recent.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(createRecentSearches(storage).get()).toEqual([]);
});

test('starts with an empty list if the stored one cannot be read', () => {
  const storage = memoryStorage();
  for (const saved of ['{', '[1]', '{"a":1}']) {
    storage.setItem('skillharbor.recent-searches', saved);
    expect(createRecentSearches(storage).get()).toEqual([]);
  }
});
