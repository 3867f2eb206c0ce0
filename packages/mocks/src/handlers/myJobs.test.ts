import type { JobInput, JobUpdate } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { myPendingApplication } from '../fixtures/myApplications.ts';
import { deadlineSoonJob, draftJob, inactiveJob, job, jobInput } from '../fixtures/jobs.ts';
import { myJob, myJobs, myJobTotals } from '../fixtures/myJobs.ts';
import { daysAhead, NOW, TODAY } from '../fixtures/today.ts';
import { clientUser, freelancerUser, operatorUser, otherClientUser } from '../fixtures/users.ts';
import { withoutToken, as, serveMocks } from '../testing.ts';

serveMocks();

const client = as(clientUser);
const at = (jobId: number) => ({ params: { path: { jobId } } });
const post = (body: JobInput) => client.POST('/api/job-listings/create/', { body });
const update = { ...jobInput, is_active: true };

test('the list has the jobs of the fixtures and their totals', async () => {
  const { data } = await client.GET('/api/job-listings/my-listings/');
  expect(data).toEqual({ results: myJobs, next: null, previous: null, totals: myJobTotals });
});

test('a new job comes first in the public list', async () => {
  const { data, response } = await post(jobInput);
  expect(response.status).toBe(201);
  expect(data).toMatchObject({
    ...jobInput,
    company: job.company,
    version: 1,
    is_open: true,
    date_posted: NOW,
  });
  const list = await withoutToken.GET('/api/job-listings/listings/');
  expect(list.data?.results[0]?.id).toBe(data?.id);
});

test('a job is refused if the client has as many open jobs as the operator allows', async () => {
  const limit = (open_jobs: number) =>
    as(operatorUser).PATCH('/api/admin/settings/', { body: { open_jobs } });
  await limit(1);
  const { error, response } = await post(jobInput);
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'open_jobs_full', params: { max: 1 } });
  await limit(100);
  expect((await post(jobInput)).response.status).toBe(201);
});

test('a blank field and a past deadline are refused', async () => {
  expect((await post({ ...jobInput, title: ' ' })).error).toMatchObject({
    title: ['This field is required.'],
  });
  const late = await post({ ...jobInput, application_deadline: daysAhead(-1) });
  expect(late.error).toHaveProperty('application_deadline');
  expect((await post({ ...jobInput, application_deadline: TODAY })).response.status).toBe(201);
});

test('a planned job is not public, and activating it cancels the plan', async () => {
  const planned = { ...jobInput, is_active: false, publish_on: daysAhead(3) };
  const { data } = await post(planned);
  expect(data).toMatchObject({ is_active: false, publish_on: daysAhead(3), date_posted: null });
  const edit = (body: JobUpdate) =>
    client.PUT('/api/job-listings/listings/{jobId}/edit/', { ...at(data?.id ?? 0), body });
  expect((await edit({ ...jobInput, is_active: false })).data?.publish_on).toBe(daysAhead(3));
  expect((await edit({ ...jobInput, is_active: true })).data).toMatchObject({
    is_active: true,
    publish_on: null,
  });
});

test('a day of publication is refused if it is in the past, after the deadline, or for an active job', async () => {
  const refusal = async (more: Partial<JobInput>) =>
    (await post({ ...jobInput, is_active: false, ...more })).error;
  expect(await refusal({ publish_on: daysAhead(-1) })).toHaveProperty('publish_on');
  expect(await refusal({ publish_on: TODAY, is_active: true })).toHaveProperty('publish_on');
  expect(await refusal({ publish_on: daysAhead(3), application_deadline: TODAY })).toHaveProperty(
    'publish_on',
  );
});

describe('editing', () => {
  const edit = (jobId: number, version?: number) =>
    client.PUT('/api/job-listings/listings/{jobId}/edit/', {
      ...at(jobId),
      body: version === undefined ? update : { ...update, version },
    });

  test('is visible to earlier applicants and to the client', async () => {
    const applied = { params: { path: { applicationId: myPendingApplication.id } } };
    const receipt = async () =>
      (await as(freelancerUser).GET('/api/applications/my/{applicationId}/', applied)).data;
    const history = async () =>
      (await client.GET('/api/job-listings/history/{jobId}/', at(deadlineSoonJob.id))).data;
    expect(await receipt()).toMatchObject({ edits: [], changed_at: null });
    await edit(deadlineSoonJob.id);
    expect(await receipt()).toMatchObject({
      applied_to: { title: deadlineSoonJob.title, salary_range: deadlineSoonJob.salary_range, pay: null },
      edits: [{ version: 2, before: { title: deadlineSoonJob.title }, after: { pay: update.pay } }],
      changed_at: NOW,
    });
    expect((await history())?.results).toEqual((await receipt())?.edits);
    await edit(deadlineSoonJob.id);
    expect((await receipt())?.edits).toHaveLength(1);
  });

  test('refuses an outdated version', async () => {
    expect((await edit(job.id, myJob.version)).data).toMatchObject({ ...update, version: myJob.version + 1 });
    expect((await edit(job.id, myJob.version)).response.status).toBe(409);
    expect((await edit(job.id)).response.status).toBe(200);
  });

  test('refuses an outdated ETag', async () => {
    const call = at(job.id);
    const { response } = await client.GET('/api/job-listings/my-detail/{jobId}/', call);
    const tag = response.headers.get('ETag') ?? '';
    const editIf = (ifMatch: string) =>
      client.PUT('/api/job-listings/listings/{jobId}/edit/', {
        params: { ...call.params, header: { 'If-Match': ifMatch } },
        body: update,
      });
    expect(tag).toBe(`"${myJob.version}"`);
    expect((await editIf(tag)).response.headers.get('ETag')).toBe(`"${myJob.version + 1}"`);
    expect((await editIf(tag)).response.status).toBe(412);
    expect((await editIf('*')).response.status).toBe(200);
  });

  test('posts a draft when it becomes active', async () => {
    expect((await edit(draftJob.id)).data).toMatchObject({ is_open: true, date_posted: NOW });
  });
});

test('an inactive job can be deleted, and its applicant still has the application', async () => {
  const remove = async (jobId: number) =>
    (await client.DELETE('/api/job-listings/listings/{jobId}/edit/', at(jobId))).response.status;
  expect(await remove(job.id)).toBe(409);
  expect(await remove(inactiveJob.id)).toBe(204);
  expect(await remove(inactiveJob.id)).toBe(404);
  const { data } = await as(freelancerUser).GET('/api/applications/my/');
  expect(data?.results.map(({ listing }) => listing)).toContain(inactiveJob.id);
});

test('the public learns that a job was deleted only if the job had been public', async () => {
  const statusAfterDelete = async (jobId: number) => {
    await client.DELETE('/api/job-listings/listings/{jobId}/edit/', at(jobId));
    return (await withoutToken.GET('/api/job-listings/listings/{jobId}/', at(jobId))).response.status;
  };
  expect(await statusAfterDelete(inactiveJob.id)).toBe(410);
  expect(await statusAfterDelete(draftJob.id)).toBe(404);
});

test.each([
  ['another client', as(otherClientUser), 404],
  ['a freelancer', as(freelancerUser), 403],
  ['a stranger', withoutToken, 401],
])('%s is refused', async (_, stranger, status) => {
  const responses = await Promise.all([
    stranger.GET('/api/job-listings/my-detail/{jobId}/', at(job.id)),
    stranger.GET('/api/job-listings/listings/{jobId}/edit/', at(job.id)),
    stranger.DELETE('/api/job-listings/listings/{jobId}/edit/', at(job.id)),
    stranger.GET('/api/applications/list/{jobId}', at(job.id)),
  ]);
  expect(responses.map(({ response }) => response.status)).toEqual(Array(4).fill(status));
});
