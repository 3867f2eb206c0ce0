import { expect, test } from 'vitest';
import { messageOf, templateOf, withMessage } from './templateText.ts';

const places = { name: 'Ana', job: 'Designer (50 %)' };

test('a message names the applicant and the job, but a saved message has placeholders for them', () => {
  const template = 'Dear {name}, “{job}” was filled, {name}.';
  const message = 'Dear Ana, “Designer (50 %)” was filled, Ana.';
  expect(messageOf(template, places)).toBe(message);
  expect(templateOf(` ${message} `, places)).toBe(template);
});

test('a name within another word is not replaced', () => {
  expect(templateOf('Ana, call Anastasia or Joana.', places)).toBe('{name}, call Anastasia or Joana.');
});

test('the placeholder stays if the name is unknown', () => {
  const unknown = { name: '{name}', job: 'Cook' };
  expect(messageOf('Dear {name}', unknown)).toBe('Dear {name}');
  expect(templateOf('Dear {name}, Cook', unknown)).toBe('Dear {name}, {job}');
});

test('a chosen message does not replace a typed text', () => {
  expect(withMessage('', 'B', undefined)).toBe('B');
  expect(withMessage('A', 'B', 'A')).toBe('B');
  expect(withMessage('Typed.', 'B', undefined)).toBe('Typed.\n\nB');
});
