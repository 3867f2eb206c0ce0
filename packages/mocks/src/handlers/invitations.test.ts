import { expect, test } from 'vitest';
import { busyFreelancer, newFreelancer, onLeaveFreelancer } from '../fixtures/freelancers.ts';
import {
  declinedWithReason,
  invitations,
  sentInvitations,
  waitingInvitation,
} from '../fixtures/invitations.ts';
import { job } from '../fixtures/jobs.ts';
import { clientUser, freelancerUser, mateoUser, otherClientUser } from '../fixtures/users.ts';
import { as, serveMocks } from '../testing.ts';

serveMocks();

const params = { path: { jobId: job.id } };
const SENT = '/api/job-listings/my-detail/{jobId}/invitations/';
const invite = (freelancer_id: number, id: string = crypto.randomUUID()) =>
  as(clientUser).POST(SENT, { params, body: { id, freelancer_id, message: 'Would you?' } });
const decline = (person: { pk: number }, invitationId: string, reason?: string) =>
  as(person).POST('/api/invitations/{invitationId}/decline/', {
    params: { path: { invitationId } },
    body: reason === undefined ? {} : { reason },
  });

test('each side sees its invitations with their state', async () => {
  const received = await as(freelancerUser).GET('/api/invitations/');
  expect(received.data?.results).toEqual(invitations.slice(0, 3));
  const sent = await as(clientUser).GET(SENT, { params });
  expect(sent.data?.results).toEqual(sentInvitations.slice(0, 3));
  expect((await as(otherClientUser).GET(SENT, { params })).response.status).toBe(404);
});

test('an invitation is stored once, and is refused if the freelancer was invited, has applied, or does not want invitations', async () => {
  const path = { freelancerId: busyFreelancer.id };
  const jobs = await as(clientUser).GET('/api/job-listings/to-invite/{freelancerId}/', { params: { path } });
  expect(jobs.data?.results.find(({ id }) => id === job.id)).toMatchObject({ standing: 'invited' });
  expect((await invite(newFreelancer.id)).error).toMatchObject({ code: 'invited_already' });
  expect((await invite(onLeaveFreelancer.id)).error).toMatchObject({ code: 'invitations_off' });
  const id = crypto.randomUUID();
  expect((await invite(freelancerUser.pk, id)).data).toMatchObject({ id, state: 'waiting' });
  expect((await invite(freelancerUser.pk, id)).data).toMatchObject({ id });
});

test('a freelancer declines an invitation, and undoes the decline', async () => {
  const { id } = waitingInvitation;
  expect((await decline(freelancerUser, id, 'Not now.')).data).toMatchObject({
    state: 'declined',
    decline_reason: 'Not now.',
  });
  const undone = await as(freelancerUser).POST('/api/invitations/{invitationId}/decline/undo/', {
    params: { path: { invitationId: id } },
  });
  expect(undone.data).toMatchObject({ state: 'waiting', decline_reason: null });
  expect((await decline(mateoUser, declinedWithReason.id)).response.status).toBe(404);
});
