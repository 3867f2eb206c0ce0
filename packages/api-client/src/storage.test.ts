import { expect, test } from 'vitest';
import { memoryStorage, usableStorage } from './storage.ts';

test('uses the given storage where it works, and leaves no trace of the check', () => {
  const storage = memoryStorage({ mine: 'kept' });
  const usable = usableStorage(() => storage);
  expect(usable).toBe(storage);
  expect(usable.getItem('mine')).toBe('kept');
  expect(usable.getItem('skillharbor.probe')).toBeNull();
});

test('falls back to memory where opening or writing is refused', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const open of [refuse, () => ({ ...memoryStorage(), setItem: refuse })]) {
    const storage = usableStorage(open);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  }
});
