import { expect, test } from 'vitest';
import { deskInvitations } from '../../messages/deskInvitations.ts';
import { emptyInvite, inviteInput, validateInvite } from './inviteValues.ts';
import type { InviteValues } from './inviteValues.ts';

const empty = emptyInvite('de');
const validate = (values: Partial<InviteValues>) =>
  validateInvite({ ...empty, ...values }, deskInvitations.form, { number: String });

test('an invitation by mail needs an email address, and a link needs a number of sign-ups', () => {
  expect(validate({})).toHaveProperty('email');
  expect(validate({ email: ' noor@example.com ' })).toEqual({});
  expect(validate({ kind: 'link' })).toEqual({});
  for (const max_uses of ['', '0', '1.5', '1001', 'many'])
    expect(validate({ kind: 'link', max_uses })).toHaveProperty('max_uses');
  expect(validate({ kind: 'link', note: 'n'.repeat(121) })).toHaveProperty('note');
});

test('only the fields of the chosen kind are sent', () => {
  const typed = { ...empty, email: ' noor@example.com ', max_uses: '25', note: ' Fair ', last_day: '' };
  expect(inviteInput(typed)).toEqual({ email: 'noor@example.com', language: 'de' });
  expect(inviteInput({ ...typed, kind: 'link', last_day: '2026-07-01' })).toEqual({
    max_uses: 25,
    note: 'Fair',
    last_day: '2026-07-01',
  });
});
