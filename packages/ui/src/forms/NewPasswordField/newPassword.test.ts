import { expect, test } from 'vitest';
import { account } from '../../messages/account.ts';
import { validateNewPassword } from './newPassword.ts';

test.each([
  ['seven77', 'Use at least 8 characters.'],
  ['🚢⚓🚢⚓🚢⚓🚢', 'Use at least 8 characters.'],
  ['        ', 'Use characters that are not all the same.'],
  ['aaaaaaaa', 'Use characters that are not all the same.'],
  ['🚢🚢🚢🚢🚢🚢🚢🚢', 'Use characters that are not all the same.'],
  ['ab'.repeat(65), 'Use at most 128 characters.'],
])('%j is refused', (password, sentence) => {
  expect(validateNewPassword(password, account)).toBe(sentence);
});

test.each(['eight888', ' a b c d ', 'ab'.repeat(64), '🚢⚓🚢⚓🚢⚓🚢⚓'])(
  'the password %j may be sent',
  (password) => {
    expect(validateNewPassword(password, account)).toBeUndefined();
  },
);
