import { expect, test } from 'vitest';
import { acceptedApplication } from '../fixtures/applications.ts';
import { myPendingApplication } from '../fixtures/myApplications.ts';
import { waitingInvitation } from '../fixtures/invitations.ts';
import { deadlineSoonJob, job } from '../fixtures/jobs.ts';
import { clientUser, freelancerUser } from '../fixtures/users.ts';
import { as, serveMocks } from '../testing.ts';

serveMocks();

const client = as(clientUser);
const freelancer = as(freelancerUser);
const fill = (jobId: number, filled_by: number[]) =>
  client.POST('/api/applications/fill/{jobId}/', { params: { path: { jobId } }, body: { filled_by } });

test('a client marks a job as filled, and undoes this', async () => {
  const { data } = await fill(job.id, [acceptedApplication.id]);
  expect(data).toMatchObject({ is_active: false, undecided_count: 0, accepted: [{ fills_job: true }] });
  expect((await fill(job.id, [])).response.status).toBe(409);
  const undone = await client.POST('/api/applications/fill/{jobId}/undo/', {
    params: { path: { jobId: job.id } },
  });
  expect(undone.data).toMatchObject({ is_active: true, undecided_count: 2, filled_at: null });
});

test('only accepted applicants can fill a job, and no other applicant is notified during the undo period', async () => {
  expect((await fill(deadlineSoonJob.id, [myPendingApplication.id])).response.status).toBe(409);
  await fill(deadlineSoonJob.id, []);
  const { data } = await freelancer.GET('/api/applications/my/{applicationId}/', {
    params: { path: { applicationId: myPendingApplication.id } },
  });
  expect(data).toMatchObject({ status: 'pending', filled_at: null });
});

test('each side gets its own next steps, with unread messages first', async () => {
  const kindsOf = async (caller: typeof client) =>
    (await caller.GET('/api/applications/waiting/')).data?.results.map(({ next_step }) => next_step.kind);
  expect(await kindsOf(freelancer)).toEqual(['read', 'write']);
  expect(await kindsOf(client)).toEqual(['fill', 'fill']);
});

test('an invitation waits for the freelancer until it is answered', async () => {
  const waits = async () => (await freelancer.GET('/api/applications/waiting/')).data?.invitations;
  const before = await waits();
  expect(before).toBeGreaterThan(0);
  await freelancer.POST('/api/invitations/{invitationId}/decline/', {
    params: { path: { invitationId: waitingInvitation.id } },
    body: {},
  });
  expect(await waits()).toBe((before ?? 0) - 1);
});
