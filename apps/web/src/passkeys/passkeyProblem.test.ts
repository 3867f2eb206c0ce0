import { NetworkError } from '@skillharbor/api-client';
import { expect, test } from 'vitest';
import { passkeyProblemOf } from './passkeyProblem.ts';

test.each([
  [new DOMException('The user said no.', 'NotAllowedError'), 'cancelled'],
  [new DOMException('Already registered.', 'InvalidStateError'), 'known'],
  [new DOMException('Not a domain.', 'SecurityError'), 'unsupported'],
  [new Error('WebAuthn is not supported in this browser'), 'unsupported'],
  [new NetworkError(new TypeError('Failed to fetch')), undefined],
  [new Error('Something else'), undefined],
])('%s means that the request was %s', (error, problem) => {
  expect(passkeyProblemOf(error)).toBe(problem);
});
