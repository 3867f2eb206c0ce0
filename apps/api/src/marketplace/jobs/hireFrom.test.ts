/**
 * Tests the places where the freelancers of a job may live: how they are saved and edited, and how the filter finds
 * them.
 */
import type { Job, JobHistory, JobInput, JobList, MyJob } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let send: Send;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const remote = { remote: 'remote' } as const;
const inEurope: Partial<JobInput> = { ...remote, hire_from: { kind: 'places', places: ['EU', 'CH'] } };
const see = async (id: number) => (await send<Job>('GET', `/api/job-listings/listings/${id}/`)).body;
const change = ({ id, version }: MyJob, more: Partial<JobInput>) =>
  client.send<MyJob>('PUT', `/api/job-listings/listings/${id}/edit/`, {
    body: { ...jobInput, is_active: true, version, ...more },
  });

describe('a job', () => {
  test('states no place and no overlap of hours if its client gives none', async () => {
    const { id } = await postJob(client);
    expect(await see(id)).toMatchObject({ country: null, hire_from: null, overlap: null });
  });

  test('states where its freelancers may live, and how many working hours must overlap', async () => {
    const stated = { ...inEurope, overlap: { hours: 4, time_zone: 'Europe/Lisbon' } };
    const { id } = await postJob(client, stated);
    expect(await see(id)).toMatchObject(stated);
  });

  test('stores no country that one of its stored groups contains', async () => {
    const job = await postJob(client, {
      ...remote,
      hire_from: { kind: 'places', places: ['PT', 'EU', 'EEA', 'CH'] },
    });
    expect(job.hire_from).toEqual({ kind: 'places', places: ['EEA', 'CH'] });
  });

  test('keeps its countries and its overlap of hours if an edit leaves them out, unless the edit makes it an on-site job', async () => {
    const job = await postJob(client, { ...inEurope, overlap: { hours: 4, time_zone: 'Europe/Lisbon' } });
    const { body: edited } = await change(job, { remote: 'hybrid', country: 'PT' });
    expect(edited).toMatchObject({ ...inEurope, remote: 'hybrid', country: 'PT', overlap: { hours: 4 } });
    const { body: onsite } = await change(edited, { remote: 'onsite' });
    expect(onsite).toMatchObject({ country: 'PT', hire_from: null, overlap: null });
    const { body: again } = await change(onsite, remote);
    expect(again.country).toBeNull();
  });

  test.each<[Partial<JobInput>, string, string]>([
    [{ ...remote, country: 'PT' }, 'country', 'not_for_remote_job'],
    [{ remote: 'onsite', hire_from: { kind: 'anywhere' } }, 'hire_from', 'not_for_onsite_job'],
    [{ remote: 'onsite', overlap: { hours: 2, time_zone: 'UTC' } }, 'overlap', 'not_for_onsite_job'],
    [{ ...remote, overlap: { hours: 2, time_zone: 'Mars/Olympus' } }, 'overlap', 'time_zone_unknown'],
  ])('a job with %j is refused', async (wrong, field, code) => {
    const body = { ...jobInput, ...wrong };
    expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({
      status: 400,
      body: { codes: { [field]: [{ code }] } },
    });
  });

  test.each([
    { kind: 'places', places: [] },
    { kind: 'places', places: ['XX'] },
    { kind: 'anywhere', places: ['PT'] },
  ])('a job that hires from %j is refused', async (hire_from) => {
    const body = { ...jobInput, ...remote, hire_from };
    expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({ status: 400 });
  });

  test('has in its history the changes of the countries where its freelancers may live', async () => {
    const job = await postJob(client, inEurope);
    await apply(await signUp(server, 'freelancer'), job);
    await change(job, { ...remote, hire_from: { kind: 'anywhere' } });
    const { body } = await client.send<JobHistory>('GET', `/api/job-listings/history/${job.id}/`);
    expect(body.results[0]).toMatchObject({
      before: { hire_from: inEurope.hire_from },
      after: { hire_from: { kind: 'anywhere' } },
    });
  });
});

describe('the filter', () => {
  const word = 'lamplighter';
  let ids: Record<'portugal' | 'europe' | 'anywhere' | 'onsite' | 'norway' | 'unstated', number>;
  const find = async (...values: readonly string[]) => {
    const query = new URLSearchParams({ search: word });
    for (const value of values) query.append('located_in', value);
    return (await send<JobList>('GET', `/api/job-listings/listings/?${query.toString()}`)).body;
  };
  const found = async (...values: readonly string[]) => {
    const { results } = await find(...values);
    return new Set(results.map(({ id }) => id));
  };

  beforeAll(async () => {
    const post = async (more: Partial<JobInput>) => (await postJob(client, { title: word, ...more })).id;
    ids = {
      portugal: await post({ ...remote, hire_from: { kind: 'places', places: ['PT', 'NO'] } }),
      europe: await post(inEurope),
      anywhere: await post({ ...remote, hire_from: { kind: 'anywhere' } }),
      onsite: await post({ remote: 'onsite', country: 'PT' }),
      norway: await post({ remote: 'hybrid', country: 'PT', hire_from: { kind: 'places', places: ['NO'] } }),
      unstated: await post({ ...remote, location: 'Remote (Portugal)' }),
    };
  });

  test('finds jobs that name a country, a group with it, or anywhere, and also finds on-site jobs in that country', async () => {
    const { portugal, europe, anywhere, onsite, norway } = ids;
    expect(await found('PT')).toEqual(new Set([portugal, europe, anywhere, onsite]));
    expect(await found('NO')).toEqual(new Set([portugal, anywhere, norway]));
    expect(await found('BR')).toEqual(new Set([anywhere]));
  });

  test('finds jobs that do not state where their freelancers may live, but only on request', async () => {
    const { portugal, europe, anywhere, onsite, unstated } = ids;
    expect(await found('PT', 'not_stated')).toEqual(new Set([portugal, europe, anywhere, onsite, unstated]));
    expect(await found('not_stated')).toEqual(new Set([unstated]));
  });

  test('counts the jobs of a country and the jobs without a stated place, and finds both kinds together', async () => {
    const { facets } = await find('PT');
    const countOf = (value: string) => facets?.located_in.values.find((one) => one.value === value)?.count;
    expect(['PT', 'NO', 'DE', 'CH', 'anywhere', 'not_stated'].map(countOf)).toEqual([4, 3, 2, 2, 1, 1]);
    expect((await find('PT', 'not_stated')).count).toBe(5);
  });
});

test('a profile has a country until an empty text removes it', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const countryAfter = async (country?: string) => {
    const form = {
      bio: 'I light lamps.',
      experience: '6',
      portfolio_link: 'https://lamps.example',
      hourly_rate: '40',
      location: 'Porto',
      availability_status: 'Available',
      ...(country !== undefined && { country }),
    };
    const { body } = await freelancer.send<{ country: string | null }>(
      'PUT',
      `/api/accounts/freelancers/${freelancer.id}/`,
      { form },
    );
    return body.country;
  };
  expect(await countryAfter('PT')).toBe('PT');
  expect(await countryAfter()).toBe('PT');
  expect(await countryAfter('')).toBeNull();
});
