/** Tests that the version of public data changes with every public change, and with no other change. */
import { endpoints } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFreelancerSearch } from '../../search/freelancerSearch.ts';
import type { Queries } from '../database/tables.ts';
import { createJobFacets } from '../../search/jobFacets.ts';
import type { JobFilters } from '../../search/jobFilters.ts';
import { createJobSearch } from '../../search/jobSearch.ts';
import { createSuggestions } from '../../search/jobSuggestions.ts';
import { allOperations } from '../../operations.ts';
import { operations } from '../../testing/operations.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { atOneVersion, createVersions, shareNext } from './publicVersion.ts';
import type { Version } from './publicVersion.ts';

let server: TestServer;
let version: Version;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  version = createVersions(server.database.kysely).public;
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

async function isChangedBy(act: () => Promise<unknown>): Promise<boolean> {
  const before = await version();
  await act();
  return (await version()) !== before;
}

const edit = ({ id }: { id: number }) => `/api/job-listings/listings/${id}/edit/`;
const fieldsOf = async (job: { id: number }) => {
  const { body } = await client.send<Record<string, unknown>>('GET', edit(job));
  const { title, short_description, description, category, location, salary_range, employment_type } = body;
  const { remote, application_deadline, is_active } = body;
  const text = { title, short_description, description, category, location, salary_range };
  return { ...text, employment_type, remote, application_deadline, is_active };
};
const change = async (job: { id: number }, fields: object) => {
  const body = { ...(await fieldsOf(job)), ...fields };
  expect((await client.send('PUT', edit(job), { body })).status).toBe(200);
};

const profile = {
  bio: 'I design ferries.',
  experience: '4',
  portfolio_link: 'https://ada.example',
  hourly_rate: '60',
  location: 'Porto',
  availability_status: 'Busy',
};

describe('an event that changes the public version', () => {
  test('the public version changes when a job is posted, changed, hidden, shown again or deleted', async () => {
    let job = { id: 0 };
    expect(await isChangedBy(async () => (job = await postJob(client)))).toBe(true);
    expect(await isChangedBy(() => change(job, { title: 'Another title' }))).toBe(true);
    expect(await isChangedBy(() => change(job, { is_active: false }))).toBe(true);
    expect(await isChangedBy(() => change(job, { is_active: true }))).toBe(true);
    await change(job, { is_active: false });
    expect(await isChangedBy(() => client.send('DELETE', edit(job)))).toBe(true);
  });

  test('the public version changes when a freelancer signs up or fills in the profile', async () => {
    let newcomer = freelancer;
    expect(await isChangedBy(async () => (newcomer = await signUp(server, 'freelancer')))).toBe(true);
    const path = `/api/accounts/freelancers/${newcomer.id}/`;
    const save = async (form: Record<string, string | string[]>) =>
      expect((await newcomer.send('PUT', path, { form })).status).toBe(200);
    expect(await isChangedBy(() => save(profile))).toBe(true);
    expect(await isChangedBy(() => save({ ...profile, skills: ['1', '2'] }))).toBe(true);
  });

  test('the public version changes when a company page is created or changed', async () => {
    let newcomer = client;
    const join = async () => (newcomer = await signUp(server, 'client', { company: 'Version Works' }));
    expect(await isChangedBy(join)).toBe(true);
    const save = async (about: string) => {
      const form = { name: 'Version Works', about, website: '' };
      expect((await newcomer.send('PUT', '/api/accounts/company/', { form })).status).toBe(200);
    };
    expect(await isChangedBy(() => save('We count.'))).toBe(true);
    expect(await isChangedBy(() => save('We count.'))).toBe(false);
  });

  test('the public version changes when an applicant is notified of a decision, which is part of the client’s public record', async () => {
    const application = await apply(freelancer, await postJob(client));
    const path = `/api/applications/update/${application.id}/`;
    const decide = () => client.send('PATCH', path, { body: { status: 'accepted' } });
    expect(await isChangedBy(decide)).toBe(true);
  });

  test('the public version changes when a user’s name changes, or when a demo account is created', async () => {
    const { kysely } = server.database;
    const rename = () =>
      sql`update users set last_name = 'Lovelace' where id = ${freelancer.id}`.execute(kysely);
    expect(await isChangedBy(rename)).toBe(true);
    const offer = () =>
      sql`insert into demo_accounts (user_id, password) values (${freelancer.id}, 'known')`.execute(kysely);
    expect(await isChangedBy(offer)).toBe(true);
  });
});

describe('an event that does not change the public version', () => {
  test('the public version stays the same when a client writes or changes an inactive job', async () => {
    let draft = { id: 0 };
    expect(await isChangedBy(async () => (draft = await postJob(client, { is_active: false })))).toBe(false);
    expect(await isChangedBy(() => change(draft, { title: 'Another title' }))).toBe(false);
  });

  test('the public version stays the same when a freelancer applies, or when the client opens the application', async () => {
    const job = await postJob(client);
    let application = { id: 0 };
    expect(await isChangedBy(async () => (application = await apply(freelancer, job)))).toBe(false);
    const open = () => client.send('POST', `/api/applications/opened/${application.id}/`);
    expect(await isChangedBy(open)).toBe(false);
  });

  test('the public version stays the same when a client without a company signs up, logs in or requests a new password', async () => {
    let newcomer = client;
    const join = async () => (newcomer = await signUp(server, 'client', { company: '', isConfirmed: false }));
    expect(await isChangedBy(join)).toBe(false);
    const body = { email: newcomer.email, password: 'correct-horse-battery' };
    expect(await isChangedBy(() => sender(server)('POST', '/api/auth/login/', { body }))).toBe(false);
    const rehash = () =>
      sql`update users set password_hash = 'x' where id = ${newcomer.id}`.execute(server.database.kysely);
    expect(await isChangedBy(rehash)).toBe(false);
  });

  test('the public version stays the same when a transaction is rolled back', async () => {
    const undone = () =>
      server.database.kysely.transaction().execute(async (transaction) => {
        await sql`update skills set name = 'Rowing' where id = 1`.execute(transaction);
        throw new Error('undone');
      });
    expect(await isChangedBy(() => expect(undone()).rejects.toThrow('undone'))).toBe(false);
  });
});

describe('the public versions of the lists of jobs and of freelancers', () => {
  async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
    const versions = createVersions(server.database.kysely);
    const read = () => Promise.all(Object.values(versions).map((version) => version()));
    const before = await read();
    await act();
    const after = await read();
    return Object.keys(versions).filter((_, index) => before[index] !== after[index]);
  }

  test('the version of each list changes with the data of this list, and not with the data of the other list', async () => {
    let job = { id: 0 };
    expect(await changedBy(async () => (job = await postJob(client)))).toEqual(['public', 'jobs']);
    expect(await changedBy(() => change(job, { title: 'Pilot' }))).toEqual(['public', 'jobs']);
    expect(await changedBy(() => change(job, { is_active: false }))).toEqual(['public', 'jobs']);
    const path = `/api/accounts/freelancers/${freelancer.id}/`;
    const save = (fields: object) => freelancer.send('PUT', path, { form: { ...profile, ...fields } });
    expect(await changedBy(() => save({ bio: 'I pilot ferries.' }))).toEqual(['public', 'freelancers']);
    expect(await changedBy(() => save({ bio: 'I pilot ferries.', skills: ['1'] }))).toEqual([
      'public',
      'freelancers',
    ]);
    expect(await changedBy(async () => (freelancer = await signUp(server, 'freelancer')))).toEqual([
      'public',
      'freelancers',
    ]);
    const rename = () => sql`update skills set name = 'Rowing' where id = 1`.execute(server.database.kysely);
    expect(await changedBy(rename)).toEqual(['public', 'jobs', 'freelancers']);
  });

  test('the versions of the lists stay the same when data changes that neither list reads', async () => {
    const path = `/api/accounts/freelancers/${freelancer.id}/`;
    const save = (experience: string) => freelancer.send('PUT', path, { form: { ...profile, experience } });
    await save('4');
    expect(await changedBy(() => save('5'))).toEqual(['public']);
    const application = await apply(freelancer, await postJob(client));
    const decide = () =>
      client.send('PATCH', `/api/applications/update/${application.id}/`, { body: { status: 'accepted' } });
    expect(await changedBy(decide)).toEqual(['public']);
  });
});

test('within atOneVersion, the public version stays the same even if public data changes', async () => {
  const within = atOneVersion(async () => {
    const before = await version();
    const seen = await isChangedBy(() => postJob(client));
    return { seen, isSame: (await version()) === before };
  });
  expect(await within).toEqual({ seen: false, isSame: true });
  expect(await isChangedBy(() => postJob(client))).toBe(true);
});

/**
 * Returns the tables that a transaction has read. PostgreSQL holds a lock on each of them until the transaction ends.
 */
async function tablesReadIn(transaction: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_locks join pg_class as tables on tables.oid = relation
      where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    transaction,
  );
  return rows.map(({ name }) => name).toSorted();
}

test('cached lists read only tables whose changes also change the version of the list', async () => {
  const { kysely } = server.database;
  const version = () => Promise.resolve('');
  const page = { number: 1, size: 20 };
  const texts = ['', 'designer', 'desinger'];
  const readByJobs = await kysely.transaction().execute(async (queries) => {
    const services = { queries, version };
    const [search, facetsOf, suggest] = [
      createJobSearch(services),
      createJobFacets(services),
      createSuggestions(services),
    ];
    for (const text of texts) {
      for (const filters of [{}, { category: ['tech'], remote: ['remote'] }] satisfies JobFilters[]) {
        await search({ text, filters, today: '2026-05-04' }, page);
        await facetsOf({ text, filters, today: '2026-05-04' });
      }
      await suggest(text);
    }
    return tablesReadIn(queries);
  });
  // The test excludes these tables: the count tables change only when jobs change, and the vocabulary changes only when
  // texts change that contain its words.
  expect(readByJobs).toEqual(['job_listings', 'job_value_counts', 'search_vocabulary', 'skills']);
  const readByFreelancers = await kysely.transaction().execute(async (queries) => {
    const search = createFreelancerSearch({ queries, version });
    const others = { skills: [], availability: [], rateMin: undefined, rateMax: undefined, currency: 'USD' };
    for (const text of texts) await search({ text, ...others, sort: undefined }, page);
    return tablesReadIn(queries);
  });
  expect(readByFreelancers).toEqual([
    'freelancer_search',
    'freelancer_skill_counts',
    'search_vocabulary',
    'skills',
  ]);
});

test('every table that public reads query has triggers for all kinds of changes', async () => {
  const job = await postJob(client);
  // The test excludes these reads, because no cache stores their responses.
  const uncached = ['listJobChanges', 'getJobEvidence', 'readTransparency'];
  const isPublicRead = ({ id, method }: (typeof operations)[number]) =>
    method === 'GET' && ['public', 'visitor'].includes(endpoints[id].audience) && !uncached.includes(id);
  const url = () => new URL('https://harbor.test/');
  const params = { jobId: job.id, id: freelancer.id, company: job.company_slug, legalKind: 'terms' };
  const request = { params, query: { id: [job.id] }, person: null, url };

  const queried = await server.database.kysely.transaction().execute(async (transaction) => {
    // The version is a constant in this test. Otherwise, the query for the version would add a table to the list.
    const version = () => Promise.resolve('');
    const { signal: stopping } = new AbortController();
    const services = {
      queries: transaction,
      versions: { public: version, jobs: version, freelancers: version },
      clock: () => server.now(),
      files: server.files,
      fixedSettings: { sign_ups: null },
      stopping,
    };
    // The cast is safe, because public reads use no other services and no other parts of a request.
    const reads = allOperations(services as never);
    for (const { id } of operations.filter(isPublicRead)) await reads[id](request as never);
    for (const search of ['designer', 'desinger']) {
      await reads.listJobs({ ...request, query: { search } } as never);
      await reads.listFreelancers({ ...request, query: { search } } as never);
    }
    return tablesReadIn(transaction);
  });
  expect(queried).toEqual(
    expect.arrayContaining([
      'job_listings',
      'companies',
      'freelancers',
      'skills',
      'demo_accounts',
      'search_vocabulary',
    ]),
  );

  const { rows } = await sql<{ name: string }>`
    select event_object_table::text as name from information_schema.triggers
      where trigger_name like '%_public%' group by 1 having count(distinct event_manipulation) = 3`.execute(
    server.database.kysely,
  );
  // These tables need no triggers of their own, because their public rows change together with other tables. Of the
  // users, only freelancers and demo accounts are public, and these also have rows in other tables. The slugs of a
  // company change with the company. The vocabulary and the counts of values change with active jobs. The skills of a
  // freelancer and the counts of skills change with freelancer_search. decision_record_versions contains the separate
  // version of a client's public record.
  const others = [
    'users',
    'company_slugs',
    'search_vocabulary',
    'freelancer_skills',
    'freelancer_skill_counts',
    'job_value_counts',
    'decision_record_versions',
  ];
  expect([...rows.map(({ name }) => name), ...others]).toEqual(expect.arrayContaining(queried));
});

describe('the function shareNext', () => {
  function manualTask() {
    const runs: PromiseWithResolvers<number>[] = [];
    const task = () => {
      const run = Promise.withResolvers<number>();
      runs.push(run);
      return run.promise;
    };
    return { runs, task };
  }

  test('all calls of shareNext during a run get the result of the next run', async () => {
    const { runs, task } = manualTask();
    const read = shareNext(task);
    const first = read();
    const second = [read(), read()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(1);
    expect(await first).toBe(1);
    expect(runs).toHaveLength(2);
    const third = read();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve(2);
    expect(await Promise.all(second)).toEqual([2, 2]);
    expect(runs).toHaveLength(3);
    runs[2]?.resolve(3);
    expect(await third).toBe(3);
  });

  test('if a run of shareNext fails, only the callers of that run get the error', async () => {
    const { runs, task } = manualTask();
    const read = shareNext(task);
    const [first, later] = [read(), read()];
    runs[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve(2);
    expect(await later).toBe(2);
  });
});
