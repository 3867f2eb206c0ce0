/**
 * Tests that a subject that a moderator has hidden is in no response of any server: every public read and every other
 * public address is requested. After a successful appeal, every response is as it was before.
 */
import { endpoints } from '@skillharbor/contract';
import type { FreelancerProfile, PortfolioPiece, ReportKind, ReportSubject } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hide, reverse, rule } from '../../testing/moderation.ts';
import { operations } from '../../testing/operations.ts';
import { postJob, profileForm, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

interface Things {
  client: TestPerson;
  freelancer: TestPerson;
  ids: Record<ReportKind, number>;
  /** The values that the parameters of paths get in the requested addresses. */
  params: Record<string, string | number>;
  /** The texts that occur in responses only because of this subject. */
  marks: Partial<Record<ReportKind, string>>;
  pictures: string[];
}

let server: TestServer;
let second: TestServer;
let moderator: TestPerson;
let operator: TestPerson;
let owner: TestPerson;
let things: Things;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  operator = await hireStaff(server, 'operator');
  owner = await signUp(server, 'client');
  things = await createThings();
  // Either of the two servers may send a mail, so the second server starts only when no mail of the setup is waiting
  // any more.
  second = await testServer({ database: server.database, folder: server.folder });
});
afterAll(async () => {
  await second.app.close();
  await server.close();
});

const nameOf = (url: string | null) => /[0-9a-f-]{36}/.exec(url ?? '')?.[0] ?? '';

async function createThings(): Promise<Things> {
  const client = await signUp(server, 'client', { company: 'Quaymark Works' });
  const freelancer = await signUp(server, 'freelancer', { last_name: 'Xanthemark' });
  const company = { name: 'Quaymark Works', about: 'Aboutmark.', website: '' };
  const form = { ...company, logo: await smallPicture() };
  const { logo } = (await client.send<{ logo: string }>('PUT', '/api/accounts/company/', { form })).body;
  const job = await postJob(client, { title: 'Zephyrmark pilot' });
  const profile = await freelancer.send<FreelancerProfile>(
    'PUT',
    `/api/accounts/freelancers/${freelancer.id}/`,
    { form: { ...profileForm, profile_picture: await smallPicture() } },
  );
  const piece = await freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', {
    form: { title: 'Piecemark', link: '', picture: await smallPicture() },
  });
  const asked = await freelancer.send<{ id: number }>(
    'POST',
    `/api/job-listings/listings/${job.id}/questions/`,
    { body: { question: 'Questionmark?' } },
  );
  await client.send('PUT', `/api/job-listings/questions/${asked.body.id}/reply/`, {
    body: { reply: 'Replymark.' },
  });
  const { id: companyId, slug } = await server.database.kysely
    .selectFrom('companies')
    .select(['id', 'slug'])
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow();
  return {
    client,
    freelancer,
    ids: {
      job: job.id,
      freelancer: freelancer.id,
      company: companyId,
      question: asked.body.id,
      reply: asked.body.id,
      message: 0,
      portfolio_piece: piece.body.id,
      portrait: freelancer.id,
      logo: companyId,
    },
    params: { jobId: job.id, id: freelancer.id, company: slug ?? '' },
    marks: {
      job: 'Zephyrmark',
      freelancer: 'Xanthemark',
      company: 'quaymark-works',
      question: 'Questionmark',
      reply: 'Replymark',
      portfolio_piece: 'Piecemark',
      portrait: nameOf(profile.body.profile_picture),
      logo: nameOf(logo),
    },
    pictures: [logo, profile.body.profile_picture ?? '', piece.body.picture ?? ''],
  };
}

/**
 * Returns the URLs of every public read with its parameters, both alone and with searches, a job id and a page, and
 * every public address that is not an operation.
 */
function addresses(): string[] {
  const { params, ids, pictures } = things;
  const reads = operations.filter(
    // The moderation statistics are left out, because each ruling changes them. They reveal nothing about a single
    // subject.
    ({ id, method }) =>
      method === 'GET' && ['public', 'visitor'].includes(endpoints[id].audience) && id !== 'readTransparency',
  );
  const ofReads = reads
    .map(({ path }) => path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(params[name])))
    .flatMap((path) => [
      path,
      ...Object.values(things.marks).map((mark) => `${path}?search=${mark}`),
      `${path}?id=${ids.job}`,
      `${path}?page=1`,
    ]);
  return [
    ...ofReads,
    '/feeds/jobs.atom',
    '/feeds/jobs.json',
    '/feeds/jobs.xml',
    `/feeds/companies/${params['company']}/jobs.atom`,
    `/feeds/companies/${params['company']}/jobs.json`,
    '/feeds/jobs.ndjson',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-jobs-1.xml',
    '/sitemap-companies-1.xml',
    '/sitemap-freelancers-1.xml',
    ...pictures,
  ];
}

/** Requests all addresses. Removes the positions in the list of changes from the responses. */
async function readAll(on: TestServer): Promise<Map<string, { status: number; body: string }>> {
  const found = new Map<string, { status: number; body: string }>();
  for (const url of addresses()) {
    const { statusCode, body } = await on.app.inject(url);
    found.set(url, { status: statusCode, body: withoutPosition(body) });
  }
  return found;
}

/** Removes the position from the list of changes, because it differs after each change. */
const withoutPosition = (body: string) => body.replace(/(?<="next":"|since=)[0-9a-f-]{36}/g, '');

const subjectOf = (kind: ReportKind): ReportSubject => ({ kind, id: things.ids[kind] });

const pathOf: Partial<Record<ReportKind, () => string[]>> = {
  job: () => [`/api/job-listings/listings/${things.ids.job}/`, `/social/job/${things.ids.job}.png`],
  freelancer: () => [
    `/api/accounts/freelancers/${things.ids.freelancer}/`,
    `/social/freelancer/${things.ids.freelancer}.png`,
  ],
  company: () => [`/api/companies/${things.params['company']}/`, `/social/company/${things.ids.company}.png`],
  portrait: () => [things.pictures[1] ?? ''],
  logo: () => [things.pictures[0] ?? ''],
  portfolio_piece: () => [things.pictures[2] ?? ''],
};

const kinds: ReportKind[] = [
  'job',
  'freelancer',
  'company',
  'question',
  'reply',
  'portfolio_piece',
  'portrait',
  'logo',
];

describe.each(kinds)('a hidden %s', (kind) => {
  test('is in no response of any server, and is in all of them again after a successful appeal', async () => {
    const mark = things.marks[kind] ?? '';
    const holds = (responses: Map<string, { body: string }>) =>
      [...responses].filter(([, { body }]) => body.includes(mark)).map(([url]) => url);
    const before = await readAll(server);
    await readAll(second);
    expect(holds(before).length).toBeGreaterThan(0);

    const ruled = await rule(server, moderator, subjectOf(kind));
    // A server caches the list of withheld pictures for a second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const on of [server, second]) {
      expect(holds(await readAll(on))).toEqual([]);
      for (const url of pathOf[kind]?.() ?? [])
        expect({ url, status: (await on.app.inject(url)).statusCode }).toEqual({ url, status: 404 });
    }

    await reverse(server, operator, ruled);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(Object.fromEntries(await readAll(server))).toEqual(Object.fromEntries(before));
  });
});

test.each([
  ['the client', 'job'],
  ['the freelancer', 'freelancer'],
] as const)('nothing of %s is public while the account is suspended', async (_who, kind) => {
  const before = await readAll(server);
  const ruled = await rule(server, moderator, subjectOf(kind), { ...hide, action: 'end_account' });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const marks =
    kind === 'job'
      ? ['Zephyrmark', 'quaymark-works', 'Aboutmark']
      : ['Xanthemark', 'Piecemark', 'Questionmark'];
  for (const on of [server, second])
    for (const [url, { body }] of await readAll(on))
      for (const mark of marks)
        expect({ url, holds: body.includes(mark) && mark }).toEqual({ url, holds: false });
  await reverse(server, operator, ruled);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(Object.fromEntries(await readAll(server))).toEqual(Object.fromEntries(before));
});

test('the owner of a hidden job can still see and edit it, but it stays hidden', async () => {
  const job = await postJob(owner);
  await rule(server, moderator, { kind: 'job', id: job.id });
  const path = `/api/job-listings/my-detail/${job.id}/`;
  expect((await owner.send('GET', path)).body).toMatchObject({ is_hidden: true, is_active: false });
  const { title, short_description, description, category, location } = job;
  const { employment_type, remote, application_deadline } = job;
  const fields = { title, short_description, description, category, location };
  const body = { ...fields, employment_type, remote, application_deadline, is_active: true };
  const edit = `/api/job-listings/listings/${job.id}/edit/`;
  expect((await owner.send('PUT', edit, { body })).body).toMatchObject({
    is_hidden: true,
    is_active: false,
  });
  expect((await sender(server)('GET', `/api/job-listings/listings/${job.id}/`)).status).toBe(404);
});
