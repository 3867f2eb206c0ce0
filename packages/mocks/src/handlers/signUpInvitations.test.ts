import type { SignUps } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { teamOffer, teamToken } from '../fixtures/team.ts';
import { operatorUser } from '../fixtures/users.ts';
import { as, serveMocks, withoutToken } from '../testing.ts';

serveMocks();

const choose = (sign_ups: SignUps) => as(operatorUser).PATCH('/api/admin/settings/', { body: { sign_ups } });
const register = async (email: string, invitation?: string, role: 'client' | 'freelancer' = 'freelancer') => {
  const body = { email, password: 'six quiet herons', first_name: 'Ada', last_name: 'Berg', role };
  const { response, error } = await withoutToken.POST('/api/auth/registration/', {
    body: { ...body, ...(invitation !== undefined && { invitation }) },
  });
  return error && 'code' in error ? error.code : response.status;
};
const stateOf = async (token: string) =>
  (await withoutToken.POST('/api/auth/registration/invitation/', { body: { token } })).data?.state;

test('only people with an open invitation can sign up if sign-ups require one', async () => {
  await choose('invitation');
  expect(await register('a@example.com')).toBe('sign_ups_by_invitation');
  expect(await register('a@example.com', 'guess')).toBe('sign_up_invitation_unknown');
  expect(await register('a@example.com', 'expired-invitation')).toBe('sign_up_invitation_expired');
  expect(await register('a@example.com', 'address-invitation')).toBe(400);
  expect(await register('ada@example.com', 'address-invitation')).toBe(201);
  expect(await stateOf('address-invitation')).toBe('used');
  expect(await register('a@example.com', 'link-invitation')).toBe(201);
  expect(await stateOf('link-invitation')).toBe('waiting');
});

test('an invitation to a team allows a client with its address to sign up although sign-ups are closed', async () => {
  await choose('closed');
  expect(await register('a@example.com', 'link-invitation')).toBe('sign_ups_closed');
  expect(await register(teamOffer.email, teamToken)).toBe('sign_up_client_only');
  expect(await register(teamOffer.email, teamToken, 'client')).toBe(201);
});

test('an operator creates an invitation with a link, and withdraws it', async () => {
  const { data } = await as(operatorUser).POST('/api/admin/invitations/', { body: { max_uses: 2 } });
  const token = new URL(data?.link ?? '').hash.replace('#token=', '');
  expect(await stateOf(token)).toBe('waiting');
  const path = { signUpInvitationId: data?.invitation.id ?? '' };
  await as(operatorUser).POST('/api/admin/invitations/{signUpInvitationId}/withdraw/', { params: { path } });
  expect(await stateOf(token)).toBe('withdrawn');
});
