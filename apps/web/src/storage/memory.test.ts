import { memoryStorage } from '@skillharbor/api-client';
import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.ts';

test('a stored value can be read later, and listeners are notified', () => {
  const memory = createMemory(memoryStorage());
  const listener = vi.fn<() => void>();
  memory.subscribe(listener);
  memory.set('a', [1]);
  expect(memory.get('a')).toEqual([1]);
  expect(memory.get('b')).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

test('a stored value survives a reload, and repeated reads return the same object', () => {
  const storage = memoryStorage();
  createMemory(storage).set('a', { sort: 'date' });
  const memory = createMemory(storage);
  expect(memory.get('a')).toEqual({ sort: 'date' });
  expect(memory.get('a')).toBe(memory.get('a'));
});

test('an invalid stored value is ignored', () => {
  const memory = createMemory(memoryStorage({ 'skillharbor.memory:a': '{' }));
  expect(memory.get('a')).toBeUndefined();
});
