import { expect, test } from 'vitest';
import { account } from '../../messages/account.ts';
import { emptySignUp, registration, validateSignUp } from './signUpValues.ts';
import type { SignUpValues } from './signUpValues.ts';

const filled: SignUpValues = {
  first_name: ' Ada ',
  last_name: 'Okafor',
  email: ' ada@example.com',
  password: ' correct horse ',
  company: ' Northwind Labs ',
};

test('every field except the company is required', () => {
  expect(validateSignUp(emptySignUp, 'client', account)).toEqual({
    first_name: ['Enter your first name.'],
    last_name: ['Enter your last name.'],
    email: ['Enter an email address like name@example.com.'],
    password: ['Use at least 8 characters.'],
  });
});

test('a complete form has no errors', () => {
  expect(validateSignUp(filled, 'freelancer', account)).toEqual({});
  expect(validateSignUp({ ...filled, company: '' }, 'client', account)).toEqual({});
});

test('values at their limits are valid, and values that exceed them by one are not', () => {
  const atLimit: SignUpValues = {
    ...filled,
    first_name: 'a'.repeat(80),
    last_name: 'b'.repeat(80),
    password: 'cd'.repeat(64),
    company: 'd'.repeat(120),
  };
  expect(validateSignUp(atLimit, 'client', account)).toEqual({});
  const past: SignUpValues = {
    ...atLimit,
    first_name: 'a'.repeat(81),
    last_name: 'b'.repeat(81),
    password: 'cd'.repeat(65),
    company: 'd'.repeat(121),
  };
  expect(validateSignUp(past, 'client', account)).toEqual({
    first_name: ['Use at most 80 characters.'],
    last_name: ['Use at most 80 characters.'],
    password: ['Use at most 128 characters.'],
    company: ['Use at most 120 characters.'],
  });
  expect(validateSignUp({ ...filled, company: past.company }, 'freelancer', account)).toEqual({});
});

test('a password must have at least 8 characters', () => {
  expect(validateSignUp({ ...filled, password: 'a'.repeat(7) }, 'freelancer', account)).toEqual({
    password: ['Use at least 8 characters.'],
  });
});

test('the form of a client sends the company, and the form of a freelancer never does', () => {
  const person = {
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada@example.com',
    password: ' correct horse ',
  };
  expect(registration(filled, 'client')).toEqual({ ...person, role: 'client', company: 'Northwind Labs' });
  expect(registration({ ...filled, company: ' ' }, 'client')).toEqual({ ...person, role: 'client' });
  expect(registration(filled, 'freelancer')).toEqual({ ...person, role: 'freelancer' });
});
