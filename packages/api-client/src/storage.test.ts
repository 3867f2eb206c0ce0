import { expect, test } from 'vitest';
import { memoryStorage, usableStorage } from './storage.ts';

test('the given storage is used if it works, and the check leaves no trace in it', () => {
  const storage = memoryStorage({ mine: 'kept' });
  const usable = usableStorage(() => storage);
  expect(usable).toBe(storage);
  expect(usable.getItem('mine')).toBe('kept');
  expect(usable.getItem('skillharbor.probe')).toBeNull();
});

test('memory is used instead if the browser refuses to open the storage or to write to it', () => {
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
