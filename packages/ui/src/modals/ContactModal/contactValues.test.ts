import { expect, test } from 'vitest';
import { freelancers } from '../../messages/freelancers.ts';
import { contactMessage, emptyMessage, validateContact } from './contactValues.ts';

const format = { number: (value: number) => String(value) };
const filled = { subject: ' Hello ', message: ' Are you free? ', client_email: ' li@example.com ' };

test('a message and a reply address are required, but a subject is not', () => {
  expect(validateContact(emptyMessage, freelancers.contact, format)).toEqual({
    message: ['Write a message.'],
    client_email: ['Please enter a valid email address.'],
  });
  expect(validateContact({ ...filled, subject: '' }, freelancers.contact, format)).toEqual({});
});

test('values at their limits are valid, and values that exceed them by one are not', () => {
  const atLimit = { ...filled, subject: 'a'.repeat(200), message: 'b'.repeat(5000) };
  expect(validateContact(atLimit, freelancers.contact, format)).toEqual({});
  const past = { ...filled, subject: 'a'.repeat(201), message: 'b'.repeat(5001) };
  expect(validateContact(past, freelancers.contact, format)).toEqual({
    subject: ['Use at most 200 characters.'],
    message: ['Use at most 5000 characters.'],
  });
});

test('spaces around the texts are removed', () => {
  expect(contactMessage(filled)).toEqual({
    subject: 'Hello',
    message: 'Are you free?',
    client_email: 'li@example.com',
  });
});
