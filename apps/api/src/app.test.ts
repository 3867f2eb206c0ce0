/** Tests the main workflow of the marketplace from end to end. */
import type {
  Application,
  ApplicationList,
  JobList,
  MyApplicationList,
  MyJobList,
} from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, postJob, sender, signUp } from './testing/people.ts';
import { testServer } from './testing/testServer.ts';
import type { TestServer } from './testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a client posts a job, a freelancer finds it, applies, is accepted, and reads the message', async () => {
  const client = await signUp(server, 'client');
  const job = await postJob(client);

  const found = await sender(server)<JobList>('GET', '/api/job-listings/listings/?search=ferry%20design');
  expect(found.body.results.map(({ id, company }) => ({ id, company }))).toEqual([
    { id: job.id, company: 'Northwind Labs' },
  ]);

  const freelancer = await signUp(server, 'freelancer');
  const application = await apply(freelancer, job);
  expect(application).toMatchObject({ listing: job.id, status: 'pending', company_name: 'Northwind Labs' });

  const dashboard = await client.send<MyJobList>('GET', '/api/job-listings/my-listings/');
  expect(dashboard.body.totals).toEqual({
    jobs: 1,
    active_jobs: 1,
    applications: 1,
    undecided_applications: 1,
  });

  const received = await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`);
  expect(received.body.results).toHaveLength(1);
  const [first] = received.body.results;
  expect(first).toMatchObject({
    cover_letter: 'I have shipped two.',
    resume: { name: 'resume.pdf', type: 'pdf' },
  });

  const resume = await client.send('GET', String(first?.resume_url));
  expect(resume.status).toBe(200);
  expect(String(resume.body)).toMatch(/^%PDF-/);

  const decided = await client.send<Application>('PATCH', `/api/applications/update/${application.id}/`, {
    body: { status: 'accepted', message: 'We would love to talk on Tuesday.' },
  });
  expect(decided).toMatchObject({ status: 200, body: { status: 'accepted' } });

  const mine = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
  expect(mine.body.results).toMatchObject([
    { status: 'accepted', message: 'We would love to talk on Tuesday.' },
  ]);

  expect(await server.mailTo(freelancer.email, 'Your application')).toMatchObject({
    subject: `Your application was accepted: ${job.title}`,
    text: expect.stringContaining('> We would love to talk on Tuesday.') as string,
  });
});
