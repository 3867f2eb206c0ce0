import { expect, test } from 'vitest';
import { askForPassphrase, chooseChecked } from './passphrase.ts';

test('a new passphrase must have at least sixteen characters', async () => {
  await expect(chooseChecked('a short one')).rejects.toThrow('fewer than 16 characters');
  expect(await chooseChecked('four words of a song')).toBe('four words of a song');
});

test('an old archive can still be opened with a shorter passphrase', async () => {
  expect(await askForPassphrase('a short one')).toBe('a short one');
});
