import { memoryStorage } from '@skillharbor/api-client';
import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.ts';

test('a value is there for a later reader, and listeners hear of it', () => {
  const memory = createMemory(memoryStorage());
  const listener = vi.fn<() => void>();
  memory.subscribe(listener);
  memory.set('a', [1]);
  expect(memory.get('a')).toEqual([1]);
  expect(memory.get('b')).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

test('it is there after a reload, too, and the same object at every reading', () => {
  const storage = memoryStorage();
  createMemory(storage).set('a', { sort: 'date' });
  const memory = createMemory(storage);
  expect(memory.get('a')).toEqual({ sort: 'date' });
  expect(memory.get('a')).toBe(memory.get('a'));
});

test('nonsense in the storage counts as nothing', () => {
  const memory = createMemory(memoryStorage({ 'skillharbor.memory:a': '{' }));
  expect(memory.get('a')).toBeUndefined();
});
