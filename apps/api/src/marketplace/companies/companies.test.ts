import type {
  Company,
  CompanyJobList,
  FieldErrors,
  Job,
  JobList,
  MyCompany,
  RelatedJobs,
} from '@skillharbor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deactivate, postJob, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { sentencesOf } from '../../testing/sentencesOf.ts';

let server: TestServer;
let visit: Send;
beforeAll(async () => {
  server = await testServer();
  visit = sender(server);
});
afterAll(() => server.close());

let companies = 0;
/** Signs up a client whose company has a name that no other test uses. */
async function newClient(name?: string): Promise<TestPerson & { company: string }> {
  const company = name ?? `Company Number ${(companies += 1)}`;
  return { ...(await signUp(server, 'client', { company })), company };
}

const MINE = '/api/accounts/company/';
const noChange = { about: '', website: '' };
const save = (client: TestPerson, fields: Record<string, string | { name: string; content: Buffer }>) =>
  client.send<MyCompany & FieldErrors>('PUT', MINE, { form: { ...noChange, ...fields } });
const mine = async (client: TestPerson) => (await client.send<MyCompany>('GET', MINE)).body;
const jobAt = async (id: number) => (await visit<Job>('GET', `/api/job-listings/listings/${id}/`)).body;
const pageOf = (company: string | number | null) => visit<Company>('GET', `/api/companies/${company}/`);
const search = async (text: string) => {
  const list = await visit<JobList>('GET', `/api/job-listings/listings/?search=${encodeURIComponent(text)}`);
  return list.body.results.map(({ id }) => id);
};

async function picture(width: number, height: number, background: string) {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'logo.png', content };
}

describe('the name of a company', () => {
  test('is entered when the client signs up, and the company then has a page', async () => {
    const client = await newClient('Müller & Söhne');
    const { slug } = await mine(client);
    expect(slug).toBe('muller-sohne');
    expect((await pageOf(slug)).body).toMatchObject({
      slug,
      name: 'Müller & Söhne',
      about: '',
      open_jobs: 0,
    });
  });

  test('can be entered later, and then appears on all jobs of the client and in the search results', async () => {
    const client = await newClient('');
    const active = await postJob(client);
    const draft = await postJob(client, { is_active: false });
    expect(active).toMatchObject({ company: 'Unknown', company_slug: null });
    expect(await mine(client)).toMatchObject({ name: '', slug: null });

    expect((await save(client, { name: '  Lighthouse Keepers  ' })).status).toBe(200);
    expect(await jobAt(active.id)).toMatchObject({
      company: 'Lighthouse Keepers',
      company_slug: 'lighthouse-keepers',
    });
    const path = `/api/job-listings/my-detail/${draft.id}/`;
    expect((await client.send<Job>('GET', path)).body.company).toBe('Lighthouse Keepers');
    expect(await search('lighthouse keepers')).toEqual([active.id]);
  });

  test('changes on all jobs and in the search results without a new version of the jobs', async () => {
    const client = await newClient('Oldtown Bakery');
    const job = await postJob(client);
    await save(client, { name: 'Newtown Bakery' });
    expect(await jobAt(job.id)).toMatchObject({ company: 'Newtown Bakery', company_slug: 'newtown-bakery' });
    expect(await search('oldtown')).toEqual([]);
    expect(await search('newtown')).toEqual([job.id]);
    expect((await postJob(client)).company).toBe('Newtown Bakery');
    const after = await client.send<{ version: number }>('GET', `/api/job-listings/my-detail/${job.id}/`);
    expect(after.body.version).toBe(job.version);
  });

  test('changes even on a job that is posted at the same time', async () => {
    const client = await newClient();
    for (let round = 0; round < 5; round += 1) {
      const name = `Moment ${round} of ${client.company}`;
      const [, job] = await Promise.all([save(client, { name }), postJob(client)]);
      expect((await jobAt(job.id)).company).toBe(name);
    }
  });

  test('cannot be removed by the client', async () => {
    const client = await newClient();
    expect((await save(client, { name: '   ' })).status).toBe(400);
    expect((await mine(client)).name).toBe(client.company);
  });

  test('does not change the jobs of other companies', async () => {
    const [one, other] = [await newClient(), await newClient()];
    const job = await postJob(other);
    await save(one, { name: 'Renamed Alone' });
    expect((await jobAt(job.id)).company).toBe(other.company);
  });
});

describe('the address of a company', () => {
  test('is its slug, an earlier slug or its id, and the response names the present slug', async () => {
    const client = await newClient('First Harbor Name');
    await save(client, { name: 'Second Harbor Name' });
    const { body } = await pageOf('second-harbor-name');
    expect(body.slug).toBe('second-harbor-name');
    expect((await pageOf('first-harbor-name')).body).toEqual(body);
    expect((await pageOf(body.id)).body).toEqual(body);
    await save(client, { name: 'First Harbor Name' });
    expect((await mine(client)).slug).toBe('first-harbor-name');
  });

  test('differs between companies with the same name, and is never given to another company', async () => {
    const [one, other] = [await newClient('Twin Peaks'), await newClient('Twin Peaks')];
    const [first, second] = [await mine(one), await mine(other)];
    expect(first.slug).toBe('twin-peaks');
    expect(second.slug).toMatch(/^twin-peaks-\d+$/);
    await save(one, { name: 'Something Else' });
    const third = await newClient('Twin Peaks');
    expect((await mine(third)).slug).not.toBe('twin-peaks');
    expect((await pageOf('twin-peaks')).body.name).toBe('Something Else');
  });

  test('never consists only of digits, and has Latin letters even for a name in another script', async () => {
    expect((await mine(await newClient('1984'))).slug).toBe('company-1984');
    expect((await mine(await newClient('بحر'))).slug).toMatch(/^company-\d+$/);
    expect((await mine(await newClient('!?'))).slug).toMatch(/^company-\d+$/);
  });

  test('differs between companies that get the same name at the same time', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => newClient()));
    const responses = await Promise.all(clients.map((client) => save(client, { name: 'All At Once' })));
    expect(responses.map(({ status }) => status)).toEqual(clients.map(() => 200));
    expect(new Set(responses.map(({ body }) => body.slug)).size).toBe(clients.length);
  });

  test.each(['nothing-here', '2147483647', '99999999999', '0'])(
    '%s returns 404, because no company has this address',
    async (address) => {
      expect((await pageOf(address)).status).toBe(404);
      expect((await visit('GET', `/api/companies/${address}/jobs/`)).status).toBe(404);
    },
  );

  test.each(['Twin%20Peaks', 'a%00b', '..%2F..', "'--"])(
    '%s returns 400, because it cannot be a company’s address',
    async (address) => {
      expect((await pageOf(address)).status).toBe(400);
    },
  );
});

describe('the facts of a company', () => {
  test('are shown on its page, do not change if a request leaves them out, and can be removed', async () => {
    const client = await newClient();
    const name = client.company;
    const facts = { size: '11-50', founded: '1987', location: ' Bergen, Norway ' };
    const { body } = await save(client, { name, ...facts });
    const saved = { size: '11-50', founded: 1987, location: 'Bergen, Norway' };
    expect(body).toMatchObject(saved);
    await save(client, { name });
    expect((await pageOf(body.slug)).body).toMatchObject(saved);
    await save(client, { name, size: '', founded: '', location: '' });
    expect((await pageOf(body.slug)).body).toMatchObject({ size: null, founded: null, location: '' });
  });

  test.each([
    ['size', 'many'],
    ['founded', '87'],
    ['founded', '3026'],
  ])('are refused if %s is %s', async (field, value) => {
    const client = await newClient();
    const { status, body } = await save(client, { name: client.company, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(sentencesOf(body))).toEqual([field]);
  });
});

describe('a company’s description and website', () => {
  test('are shown on its page, and the website is also shown on its jobs', async () => {
    const client = await newClient();
    const job = await postJob(client);
    const about = 'We run ferries.\n\nAnd a *night boat*.';
    const { body } = await save(client, { name: client.company, about, website: 'https://ferries.example' });
    expect(body).toMatchObject({ about, website: 'https://ferries.example' });
    expect((await pageOf(body.slug)).body).toMatchObject({ about, website: 'https://ferries.example' });
    expect((await jobAt(job.id)).company_website).toBe('https://ferries.example');
  });

  test.each(['javascript:alert(1)', 'ferries.example', 'https://', 'data:text/html,x'])(
    'are refused if the website is %s',
    async (website) => {
      const client = await newClient();
      const { status, body } = await save(client, { name: client.company, website });
      expect(status).toBe(400);
      expect(Object.keys(sentencesOf(body))).toEqual(['website']);
    },
  );

  test('are visible only to the company’s client until the company has a name', async () => {
    const client = await newClient('');
    await postJob(client);
    const id = await server.database.kysely
      .selectFrom('companies')
      .select('id')
      .where('client_id', '=', client.id)
      .executeTakeFirstOrThrow();
    expect((await pageOf(id.id)).status).toBe(404);
  });
});

describe('a logo', () => {
  test('is fitted into a square, is shown on the jobs, and replaces the previous logo', async () => {
    const client = await newClient();
    const job = await postJob(client);
    const { body: first } = await save(client, {
      name: client.company,
      logo: await picture(400, 100, '#084850'),
    });
    const { body: second } = await save(client, {
      name: client.company,
      logo: await picture(90, 90, '#c2410c'),
    });
    expect((await jobAt(job.id)).company_logo).toBe(second.logo);

    const at = (url: string | null) => server.app.inject({ method: 'GET', url: url ?? '' });
    expect((await at(first.logo)).statusCode).toBe(404);
    const { rawPayload } = await at(second.logo_2x);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
    expect((await save(client, { name: client.company })).body.logo).toBe(second.logo);
  });

  test('is shown in full, on a white square, if it is not square', async () => {
    const client = await newClient();
    const { body } = await save(client, { name: client.company, logo: await picture(400, 100, '#084850') });
    const { rawPayload } = await server.app.inject({ method: 'GET', url: body.logo ?? '' });
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(at(75, 5)).toBeGreaterThan(250);
    expect(at(3, 75)).toBeLessThan(30);
    expect(at(146, 75)).toBeLessThan(30);
  });

  test('can be removed, which also removes it from the jobs and deletes its files', async () => {
    const client = await newClient();
    const job = await postJob(client);
    const logo = await picture(90, 90, '#084850');
    const { body: before } = await save(client, { name: client.company, logo });
    const { status, body } = await save(client, { name: client.company, remove_logo: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ logo: null, logo_2x: null });
    expect((await jobAt(job.id)).company_logo).toBeNull();
    for (const url of [before.logo, before.logo_2x])
      expect((await server.app.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(404);
    expect((await save(client, { name: client.company, remove_logo: 'true' })).body.logo).toBeNull();
  });

  test('stays unless the request removes or replaces it', async () => {
    const client = await newClient();
    const { name } = await mine(client);
    const { body: first } = await save(client, { name, logo: await picture(90, 90, '#084850') });
    expect((await save(client, { name, remove_logo: 'false' })).body.logo).toBe(first.logo);
    const logo = await picture(80, 80, '#c2410c');
    const { body: second } = await save(client, { name, logo, remove_logo: 'true' });
    expect(second.logo).toMatch(/^\/media\/pictures\//);
    expect(second.logo).not.toBe(first.logo);
    expect((await save(client, { name, remove_logo: 'perhaps' })).status).toBe(400);
  });

  test('is refused if it is not a picture, and then the other fields of the form are not saved', async () => {
    const client = await newClient();
    const logo = { name: 'logo.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    const { status, body } = await save(client, { name: 'Not Saved', logo });
    expect(status).toBe(400);
    expect(Object.keys(sentencesOf(body))).toEqual(['logo']);
    expect((await mine(client)).name).toBe(client.company);
  });
});

test('the page of a company lists its open jobs, newest first, in pages', async () => {
  const client = await newClient();
  await postJob(client, { is_active: false });
  const hidden = await postJob(client);
  await deactivate(client, hidden);
  const ids = [];
  for (let count = 0; count < 21; count += 1) ids.push((await postJob(client)).id);
  const { slug } = await mine(client);
  const jobs = (page: number) => visit<CompanyJobList>('GET', `/api/companies/${slug}/jobs/?page=${page}`);
  const [first, second] = [(await jobs(1)).body, (await jobs(2)).body];
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(first.next).toContain('page=2');
  expect(second).toMatchObject({ next: null });
  expect((await pageOf(slug)).body.open_jobs).toBe(21);

  const now = server.now();
  server.setTime(new Date('2026-07-01T00:00:00Z'));
  expect((await pageOf(slug)).body.open_jobs).toBe(0);
  expect((await jobs(1)).body.results).toEqual([]);
  server.setTime(now);
});

describe('the jobs that the page of a job recommends', () => {
  const related = (id: number) => visit<RelatedJobs>('GET', `/api/job-listings/listings/${id}/related/`);
  const titles = (jobs: readonly { title: string }[]) => jobs.map(({ title }) => title);

  test('are three jobs of the same company, and the three jobs of other companies whose titles are most similar', async () => {
    const [one, other] = [await newClient(), await newClient()];
    const category = 'education';
    const job = await postJob(one, { title: 'Geography teacher for evening courses', category });
    for (const title of ['Cook', 'Driver', 'Gardener', 'Sailor'])
      await postJob(one, { title, category: 'other' });
    await postJob(one, { title: 'Hidden cook', is_active: false });
    await postJob(other, { title: 'Evening course in geography, for teachers', category });
    await postJob(other, { title: 'Geography teacher', category });
    await postJob(other, { title: 'Author for a maths book', category });
    await postJob(other, { title: 'Teacher of nothing in particular', category });
    await postJob(other, { title: 'Geography teacher for evening courses', category: 'marketing' });
    const { body } = await related(job.id);
    expect(titles(body.same_company)).toEqual(['Sailor', 'Gardener', 'Driver']);
    expect(titles(body.similar)).toEqual([
      'Evening course in geography, for teachers',
      'Geography teacher',
      'Teacher of nothing in particular',
    ]);
  });

  test('change at once when a job is posted or hidden', async () => {
    const client = await newClient();
    const job = await postJob(client);
    expect((await related(job.id)).body.same_company).toEqual([]);
    const second = await postJob(client);
    expect((await related(job.id)).body.same_company.map(({ id }) => id)).toEqual([second.id]);
    await deactivate(client, second);
    expect((await related(job.id)).body.same_company).toEqual([]);
    await deactivate(client, job);
    expect((await related(job.id)).status).toBe(404);
  });

  test('are found even for a job whose title has only common words or punctuation', async () => {
    const client = await newClient();
    for (const title of ['The', '!!!', '人', `"'\\ & | ! (`]) {
      const { status } = await related((await postJob(client, { title })).id);
      expect(status).toBe(200);
    }
  });
});
