import { expect, test } from 'vitest';
import { account } from '../../messages/account.ts';
import { credentials, emptyCredentials, validateCredentials } from './signInValues.ts';

test('an email address and a password are required', () => {
  expect(validateCredentials(emptyCredentials, account)).toEqual({
    email: ['Enter your email address.'],
    password: ['Enter your password.'],
  });
});

test('an invalid email address is refused', () => {
  expect(validateCredentials({ email: 'ada', password: 'x' }, account)).toEqual({
    email: ['Enter an email address like name@example.com.'],
  });
});

test('spaces around the address are removed, but spaces in the password stay', () => {
  const typed = { email: ' ada@example.com ', password: ' a b ' };
  expect(validateCredentials(typed, account)).toEqual({});
  expect(credentials(typed)).toEqual({ email: 'ada@example.com', password: ' a b ' });
});
