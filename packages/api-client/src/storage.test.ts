import { expect, test } from 'vitest';
import { memoryStorage, usableStorage } from './storage.ts';

test('the given storage is used where it works, and left as it was', () => {
  const storage = memoryStorage({ mine: 'kept' });
  const usable = usableStorage(() => storage);
  expect(usable).toBe(storage);
  expect(usable.getItem('mine')).toBe('kept');
  expect(usable.getItem('skillharbor.probe')).toBeNull();
});

test('memory takes over where opening or writing is refused', () => {
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
