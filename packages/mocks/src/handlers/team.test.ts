import { expect, test } from 'vitest';
import { job } from '../fixtures/jobs.ts';
import { PASSWORD, clientUser, otherClientUser, readerUser, recruiterUser } from '../fixtures/users.ts';
import { as, serveMocks } from '../testing.ts';

serveMocks();

const jobsOf = async (person: { pk: number }) =>
  (await as(person).GET('/api/job-listings/my-listings/')).data?.results.map(({ id }) => id);
const applicantsOf = (person: { pk: number }) =>
  as(person).GET('/api/applications/list/{jobId}', { params: { path: { jobId: job.id } } });

test('members of a team see the jobs and applicants of its owner', async () => {
  expect(await jobsOf(recruiterUser)).toEqual(await jobsOf(clientUser));
  expect((await applicantsOf(readerUser)).data).toEqual((await applicantsOf(clientUser)).data);
  expect((await applicantsOf(otherClientUser)).response.status).toBe(404);
});

test('a recruiter can write templates for the team, but a reader is refused', async () => {
  const body = { kind: 'accept', name: 'Welcome', text: 'We are glad to work with you.' } as const;
  const write = (person: { pk: number }) => as(person).POST('/api/message-templates/', { body });
  expect((await write(readerUser)).response.status).toBe(403);
  const written = (await write(recruiterUser)).data;
  expect((await as(clientUser).GET('/api/message-templates/')).data?.results).toContainEqual(written);
});

test('a member who was removed sees no jobs', async () => {
  const params = { path: { memberId: recruiterUser.pk } };
  await as(clientUser).DELETE('/api/team/members/{memberId}/', { params });
  expect(await jobsOf(recruiterUser)).toEqual([]);
});

test('when a team is handed over, its jobs move to the new owner', async () => {
  const jobs = await jobsOf(clientUser);
  const body = { member_id: recruiterUser.pk, password: PASSWORD };
  await as(clientUser).POST('/api/team/hand-over/', { body });
  expect(await jobsOf(recruiterUser)).toEqual(jobs);
  expect(await jobsOf(clientUser)).toEqual(jobs);
});
