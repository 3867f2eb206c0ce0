import { expect, test } from 'vitest';
import { problemOf } from './problemOf.ts';

test.each([
  [new DOMException('The user said no.', 'NotAllowedError'), 'cancelled'],
  [new DOMException('Already registered.', 'InvalidStateError'), 'known'],
  [new DOMException('Not a domain.', 'SecurityError'), 'unsupported'],
  [new Error('WebAuthn is not supported in this browser'), 'unsupported'],
  [new Error('Something else'), undefined],
])('the error %s means that the passkey was %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
