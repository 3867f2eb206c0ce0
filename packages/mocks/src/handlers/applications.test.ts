import type { ApplicationStatus } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { acceptedApplication, applications, pendingApplication } from '../fixtures/applications.ts';
import {
  myAcceptedApplication,
  myApplications,
  myApplicationTotals,
  myPendingApplication,
  myWithdrawnApplication,
} from '../fixtures/myApplications.ts';
import { closedJob, draftJob, job, marketingJob } from '../fixtures/jobs.ts';
import { clientUser, freelancerUser, mateoUser, otherClientUser } from '../fixtures/users.ts';
import { as, download, sendForm, serveMocks } from '../testing.ts';

serveMocks();

const client = as(clientUser);
const freelancer = as(freelancerUser);
const path = { jobId: job.id };
const resume = new File(['%PDF-1.4'], 'okafor.pdf', { type: 'application/pdf' });

async function apply(fields: Record<string, string | File>) {
  const response = await sendForm(freelancerUser, 'POST', '/api/applications/apply/', fields);
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('applying', () => {
  test('is possible once per freelancer and job, and the client receives the application', async () => {
    const hasApplied = () => freelancer.GET('/api/applications/has-applied/{jobId}/', { params: { path } });
    expect((await hasApplied()).data).toMatchObject({ has_applied: false, application: null });

    const form = { listing: String(job.id), cover_letter: 'Hello', resume };
    expect(await apply(form)).toMatchObject({
      status: 201,
      body: { listing: job.id, listing_title: job.title, status: 'pending', decided_at: null },
    });
    expect((await hasApplied()).data).toMatchObject({
      has_applied: true,
      application: expect.any(Number) as unknown,
    });
    expect(await apply(form)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('unique constraint') as unknown },
    });

    const received = await client.GET('/api/applications/list/{jobId}', { params: { path } });
    expect(received.data?.results[0]).toMatchObject({
      freelancer_id: freelancerUser.pk,
      cover_letter: 'Hello',
      resume: { name: 'okafor.pdf', type: 'pdf' },
    });
  });

  test('requires a letter and a resume of an accepted type', async () => {
    const listing = String(marketingJob.id);
    expect((await apply({ listing, cover_letter: '', resume })).body).toMatchObject({
      cover_letter: ['This field is required.'],
    });
    expect((await apply({ listing, cover_letter: 'Hello' })).body).toHaveProperty('resume');
    const picture = new File(['text'], 'resume.txt');
    expect((await apply({ listing, cover_letter: 'Hello', resume: picture })).body).toHaveProperty('resume');
    expect(await apply({ listing, cover_letter: 'Hello', use_profile_resume: 'true' })).toMatchObject({
      status: 201,
    });
  });

  test.each([
    ['closed', closedJob.id, 409],
    ['inactive', draftJob.id, 404],
    ['unknown', 999, 404],
  ])('is refused for a job that is %s', async (_, listing, status) => {
    expect((await apply({ listing: String(listing), cover_letter: 'Hello', resume })).status).toBe(status);
  });

  test('fails if the letter contains a magic value that requests a failure', async () => {
    expect((await apply({ listing: String(job.id), cover_letter: 'fail-413', resume })).status).toBe(413);
  });
});

test('a freelancer can list their own applications, accepted ones first, or only those with one status', async () => {
  const list = async (status?: ApplicationStatus[]) =>
    (await freelancer.GET('/api/applications/my/', { params: { query: status ? { status } : {} } })).data;
  expect(await list()).toMatchObject({ results: myApplications, totals: myApplicationTotals });
  expect((await list(['withdrawn']))?.results).toEqual([myWithdrawnApplication]);
});

test('a freelancer can withdraw an application until notified of the decision, and can then apply again', async () => {
  const withdraw = (applicationId: number) =>
    freelancer.POST('/api/applications/my/{applicationId}/withdraw/', {
      params: { path: { applicationId } },
      body: { reason: 'No time.' },
    });
  expect((await withdraw(myPendingApplication.id)).data).toMatchObject({
    status: 'withdrawn',
    withdrawal_reason: 'No time.',
  });
  expect((await withdraw(myPendingApplication.id)).response.status).toBe(409);
  expect((await withdraw(myAcceptedApplication.id)).response.status).toBe(409);
  expect((await withdraw(pendingApplication.id)).response.status).toBe(404);
  const again = { listing: String(myPendingApplication.listing), cover_letter: 'Again', resume };
  expect((await apply(again)).status).toBe(201);
});

test('a delayed decision is not visible to the freelancer, and can be undone', async () => {
  const params = { params: { path: { applicationId: myPendingApplication.id } } };
  const known = async () => (await freelancer.GET('/api/applications/my/{applicationId}/', params)).data;
  const decided = await client.PATCH('/api/applications/update/{applicationId}/', {
    ...params,
    body: { status: 'rejected', decline_reason: 'A slip.' },
  });
  expect(decided.data?.held_until).toBe('2026-06-15T09:10:00.000Z');
  expect(await known()).toMatchObject({ status: 'pending', decline_reason: null });
  const undone = await client.POST('/api/applications/update/{applicationId}/undo/', params);
  expect(undone.data).toMatchObject({ status: 'pending', held_until: null });
});

test('when the client opens an application, its freelancer sees that', async () => {
  const params = { params: { path: { applicationId: myPendingApplication.id } } };
  await client.POST('/api/applications/opened/{applicationId}/', params);
  const mine = await freelancer.GET('/api/applications/my/{applicationId}/', params);
  expect(mine.data?.opened_at).toBe('2026-06-15T09:00:00.000Z');
});

test('a client’s list has undecided applications first, and can be limited to one freelancer’s', async () => {
  const list = (query: { freelancer_id?: number }) =>
    client.GET('/api/applications/list/{jobId}', { params: { path, query } });
  expect((await list({})).data?.results).toEqual(applications);
  expect((await list({ freelancer_id: mateoUser.pk })).data?.results).toEqual([pendingApplication]);
});

test('a client can decide only once', async () => {
  const decide = (by: typeof client, applicationId: number) =>
    by.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId } },
      body: { status: 'accepted', message: 'See you on Tuesday.' },
    });
  const { id } = pendingApplication;
  expect((await decide(as(otherClientUser), id)).response.status).toBe(404);
  expect((await decide(client, id)).data).toMatchObject({
    status: 'accepted',
    message: 'See you on Tuesday.',
  });
  expect((await decide(client, id)).response.status).toBe(409);
  expect((await decide(client, acceptedApplication.id)).response.status).toBe(409);
});

test('only the freelancer and the client can read a resume', async () => {
  const { resume_url: url, resume: file } = pendingApplication;
  for (const person of [mateoUser, clientUser]) {
    const response = await download(person, url);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(file.name));
    expect(await response.text()).toMatch(/^%PDF/);
  }
  expect((await download(otherClientUser, url)).status).toBe(404);
  expect((await download(freelancerUser, url)).status).toBe(404);
});
