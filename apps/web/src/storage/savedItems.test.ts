import { memoryStorage } from '@skillharbor/api-client';
import { expect, test } from 'vitest';
import { createSavedItems } from './savedItems.ts';
import type { SavedItem } from './savedItems.ts';

const item = (more: Partial<SavedItem> = {}): SavedItem => ({
  owner: null,
  kind: 'job',
  id: 7,
  name: 'Pilot',
  isSaved: true,
  note: null,
  list: null,
  at: '2026-06-15T09:00:00.000Z',
  ...more,
});

test('a change replaces the earlier change of the same item, and survives a reload', () => {
  const device = memoryStorage();
  const items = createSavedItems({ device });
  items.put(item());
  items.put(item({ id: 8 }));
  items.put(item({ note: 'Night shifts?' }));
  const expected = [item({ note: 'Night shifts?' }), item({ id: 8 })];
  expect(items.get()).toEqual(expected);
  expect(createSavedItems({ device }).get()).toEqual(expected);
});

test('an item that changed while it was being sent is not removed', () => {
  const items = createSavedItems({ device: memoryStorage() });
  const sent = item();
  items.put(sent);
  items.put(item({ isSaved: false }));
  items.drop(sent);
  expect(items.get()).toEqual([item({ isSaved: false })]);
});

test('two tabs do not overwrite each other’s saved items', () => {
  const device = memoryStorage();
  const otherTabs = new EventTarget();
  const first = createSavedItems({ device, otherTabs });
  const second = createSavedItems({ device });
  first.put(item());
  second.put(item({ id: 8 }));
  otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'skillharbor.saved' }));
  expect(first.get().map(({ id }) => id)).toEqual([8, 7]);
});

test('only the items of the user who logs out are removed', () => {
  const items = createSavedItems({ device: memoryStorage() });
  items.put(item());
  items.put(item({ owner: 3 }));
  items.clear(3);
  expect(items.get()).toEqual([item()]);
});

test.each(['{', '{}', '[{"id":7}]', 'null'])('%s in the storage is ignored', (text) => {
  expect(createSavedItems({ device: memoryStorage({ 'skillharbor.saved': text }) }).get()).toEqual([]);
});
