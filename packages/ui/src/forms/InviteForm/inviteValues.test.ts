import { expect, test } from 'vitest';
import { invitations } from '../../messages/invitations.ts';
import { emptyInvitation, validateInvitation } from './inviteValues.ts';

const open = { id: 7, title: 'Pilot', standing: 'open' as const };
const check = (values: { job: string; message: string }) =>
  validateInvitation(values, invitations.invite, { number: String });

test('the only open job is chosen from the start', () => {
  expect(emptyInvitation([open, { ...open, id: 8, standing: 'invited' }])).toEqual({ job: '7', message: '' });
});

test('the client chooses among several open jobs', () => {
  expect(emptyInvitation([open, { ...open, id: 8 }])).toEqual({ job: '', message: '' });
  expect(emptyInvitation([])).toEqual({ job: '', message: '' });
});

test('an invitation needs a job and a message of at most 2000 characters', () => {
  expect(check({ job: '', message: ' ' })).toEqual({
    job: ['Choose a job.'],
    message: ['Write a message.'],
  });
  expect(check({ job: '7', message: 'm'.repeat(2000) })).toEqual({});
  expect(check({ job: '7', message: 'm'.repeat(2001) })).toEqual({
    message: ['Use at most 2000 characters.'],
  });
});
