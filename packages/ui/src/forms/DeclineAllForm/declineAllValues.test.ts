import { hiddenApplication, longApplication, pendingApplication } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { declineAllInput, messageTo } from './declineAllValues.ts';

test('the placeholder becomes each applicant’s first name wherever it occurs', () => {
  const applicant = { ...pendingApplication.applicant, name: 'Ada $& Lovelace' };
  expect(messageTo({ applicant, hidden: false }, 'Dear {name}, good luck, {name}!')).toBe(
    'Dear Ada, good luck, Ada!',
  );
});

test('an applicant without a name is addressed by the number in the preview', () => {
  expect(messageTo(hiddenApplication, 'Dear {name}!')).toBe('Dear Applicant 1!');
});

test('the request declines the applications that the client has seen, except those that stay undecided', () => {
  const undecided = [longApplication, pendingApplication];
  const { id } = pendingApplication;
  const choices = { excluded: [id], own: { [id]: 'Wait.', [longApplication.id]: ' Thank you. ' } };
  expect(declineAllInput(undecided, ' Dear {name} ', choices)).toEqual({
    up_to: Math.max(id, longApplication.id),
    message: 'Dear {name}',
    own_messages: [{ application: longApplication.id, message: 'Thank you.' }],
    keep: [id],
  });
});
