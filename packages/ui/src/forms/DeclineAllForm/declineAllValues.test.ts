import { hiddenApplication, longApplication, pendingApplication } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { declineAllInput, messageTo } from './declineAllValues.ts';

test('the applicant’s first name replaces each placeholder in the message', () => {
  const applicant = { ...pendingApplication.applicant, name: 'Ada $& Lovelace' };
  expect(messageTo({ applicant, hidden: false }, 'Dear {name}, good luck, {name}!')).toBe(
    'Dear Ada, good luck, Ada!',
  );
});

test('the message to an applicant without a visible name uses the number of the applicant in the preview', () => {
  expect(messageTo(hiddenApplication, 'Dear {name}!')).toBe('Dear Applicant 1!');
});

test('the request declines the applications that the client has seen, except those that the client left undecided', () => {
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
