import type {
  Agreement,
  ContactThread,
  Draft,
  WorkRecordEntry,
  ConversationList,
  Application,
  ApplicationList,
  CaseList,
  CaseState,
  Desk,
  Company,
  Freelancer,
  FreelancerList,
  FreelancerProfile,
  InvitationList,
  Job,
  JobFunnel,
  JobHistory,
  JobDraftList,
  JobList,
  MyApplicationList,
  MyJobList,
  NotificationList,
  ProfileResumeList,
  QuestionList,
  SentApplication,
  SentInvitationList,
  Session,
  Site,
} from '@skillharbor/contract';
import { isCompleteProfile } from '@skillharbor/prose';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../marketplace/applications/applications.repository.ts';
import { CROWD_SIZE } from '../marketplace/applications/crowd.ts';
import { countApplication } from '../marketplace/jobs/jobCounts.repository.ts';
import { fewestByPairs } from '../testing/joins.ts';
import { allPages, postJob, sender, signUp } from '../testing/people.ts';
import type { Send } from '../testing/people.ts';
import { hireStaff } from '../testing/staff.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { freelancers } from './data/freelancers.ts';
import { ifEmpty, seedDemo } from './demo.ts';
import { DEMO_PASSWORD } from './people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await seededServer();
}, 60_000);
afterAll(() => server.close());

async function seededServer(): Promise<TestServer> {
  const started = await testServer();
  await seedDemo(started.database.kysely, started.files, () => START, `${started.folder}/work`);
  return started;
}

async function signIn(email: string): Promise<Send> {
  const { status, body } = await logIn(email);
  expect(status).toBe(200);
  return sender(server, { authorization: `Bearer ${body.access_token}` });
}

function logIn(email: string) {
  return sender(server)<Session>('POST', '/api/auth/login/', { body: { email, password: DEMO_PASSWORD } });
}

test('the directory of the demo data shows complete profiles, with several currencies and availabilities', async () => {
  const list = (query: string) =>
    sender(server)<FreelancerList>('GET', `/api/accounts/freelancers/${query}`).then(({ body }) => body);
  const { facets, count } = await list('');
  expect(count).toBe(freelancers.length);
  expect(freelancers.every(isCompleteProfile)).toBe(true);
  expect(facets?.skills.length).toBeGreaterThan(30);
  for (const { count: some } of facets?.availability ?? []) expect(some).toBeGreaterThan(0);
  for (const currency of ['USD', 'EUR', 'CAD'])
    expect((await list(`?rate_min=1&rate_currency=${currency}`)).count).toBeGreaterThan(1);
  expect((await list('?search=designer')).count).toBeGreaterThan(1);
});

test(
  'if two servers are started for the first time on the same date, they have the same demo data',
  { timeout: 60_000 },
  async () => {
    const other = await seededServer();
    const [one, two] = await Promise.all([server, other].map(contents));
    expect(two).toEqual(one);
    await other.close();
  },
);

/**
 * Returns the content of the whole database, without file names, salted hashes, and the link in the mail to an inactive
 * client, which differ each time.
 */
async function contents({ database: { kysely } }: TestServer) {
  const [users, profiles, skills, listings, sent, resumes, accounts] = await Promise.all([
    kysely.selectFrom('users').selectAll().orderBy('id').execute(),
    kysely.selectFrom('freelancers').selectAll().orderBy('user_id').execute(),
    kysely.selectFrom('freelancer_skills').selectAll().orderBy('freelancer_id').orderBy('skill_id').execute(),
    kysely.selectFrom('job_listings').selectAll().orderBy('id').execute(),
    kysely.selectFrom('applications').selectAll().orderBy('id').execute(),
    kysely.selectFrom('resumes').selectAll().orderBy('id').execute(),
    kysely.selectFrom('demo_accounts').selectAll().orderBy('user_id').execute(),
  ]);
  return {
    users: users.map((user) => ({ ...user, password_hash: undefined })),
    profiles: profiles.map((profile) => ({ ...profile, picture: profile.picture !== null })),
    resumes: resumes.map((resume) => ({ ...resume, key: undefined })),
    skills,
    listings: listings.map((job) => ({ ...job, asked_at: undefined, link_hash: undefined })),
    sent,
    accounts,
  };
}

test('the demo data is inserted only into an empty database, and only once if several servers try at the same time', async () => {
  const fill = (server_: TestServer) =>
    ifEmpty(server_.database.kysely, (connection) =>
      seedDemo(connection, server_.files, () => START, `${server_.folder}/work`),
    );
  expect(await fill(server)).toBe(false);
  const other = await testServer();
  const filled = await Promise.all([fill(other), fill(other), fill(other)]);
  expect(filled.filter(Boolean)).toEqual([true]);
  await other.close();
});

test('visitors find at least sixty jobs in six categories from a dozen companies', async () => {
  const visitor = sender(server);
  const pages: JobList[] = [];
  for (
    let next: string | null = '/api/job-listings/listings/';
    next !== null;
    next = pages.at(-1)?.next ?? null
  ) {
    const { body } = await visitor<JobList>('GET', next.replace('https://harbor.test', ''));
    pages.push(body);
  }
  const listed = pages.flatMap(({ results }) => results);
  expect(listed.length).toBeGreaterThanOrEqual(60);
  expect(pages[0]?.count).toBe(listed.length);
  expect(new Set(listed.map(({ category }) => category)).size).toBe(6);
  expect(new Set(listed.map(({ company }) => company)).size).toBeGreaterThanOrEqual(12);
  expect(listed.filter(({ company_logo }) => company_logo !== null).length).toBeGreaterThan(10);
  const { body: ferries } = await visitor<Company>('GET', '/api/companies/tidewright-ferries/');
  expect(ferries).toMatchObject({ name: 'Tidewright Ferries', website: 'https://tidewright.example' });
  expect(new Set(pages[0]?.results.map(({ category }) => category)).size).toBe(6);
  expect(listed.filter(({ is_open }) => !is_open).length).toBeGreaterThan(2);
  expect(listed.filter(({ date_posted }) => Date.parse(date_posted ?? '') > server.now().getTime())).toEqual(
    [],
  );
});

test('two thirds of the freelancers of the demo data have portfolios', async () => {
  const visitor = sender(server);
  const rows = await server.database.kysely.selectFrom('freelancers').select('user_id').execute();
  const portfolios = await Promise.all(
    rows.map(async ({ user_id }) => {
      const { body } = await visitor<FreelancerProfile>('GET', `/api/accounts/freelancers/${user_id}/`);
      return body.portfolio;
    }),
  );
  expect(portfolios.filter((pieces) => pieces.length > 1).length).toBeGreaterThanOrEqual(
    Math.floor((portfolios.length * 2) / 3),
  );
  const pictured = portfolios.flat().filter(({ picture }) => picture !== null);
  expect(pictured.length).toBeGreaterThan(20);
  const { rawPayload } = await server.app.inject({ method: 'GET', url: pictured[0]?.picture_2x ?? '' });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 });
});

test('the directory has two pages of people with pictures', async () => {
  const visitor = sender(server);
  const { body } = await visitor<FreelancerList>('GET', '/api/accounts/freelancers/');
  expect(body.results).toHaveLength(12);
  const rest = await visitor<FreelancerList>('GET', '/api/accounts/freelancers/?page=2');
  expect(rest.body).toMatchObject({ next: null });
  expect(body.results.length + rest.body.results.length).toBe(freelancers.length);

  const { profile_picture: small, profile_picture_2x: large } = body.results[0] ?? {};
  const sizes = await Promise.all(
    [small, large].map(async (url) => {
      const { rawPayload } = await server.app.inject({ url: url ?? '' });
      const { width, height, format } = await sharp(rawPayload).metadata();
      return [width, height, format];
    }),
  );
  expect(sizes).toEqual([
    [150, 150, 'webp'],
    [300, 300, 'webp'],
  ]);
});

test('the demo freelancer has a full profile, and applications in every status', async () => {
  const { body: site } = await sender(server)<Site>('GET', '/api/site/');
  const account = site.demo_accounts.find(({ role }) => role === 'freelancer');
  expect(account).toEqual({
    role: 'freelancer',
    email: 'freelancer@demo.skillharbor.test',
    password: DEMO_PASSWORD,
  });
  const send = await signIn('freelancer@demo.skillharbor.test');
  const { body: mine } = await send<MyApplicationList>('GET', '/api/applications/my/');
  expect(new Set(mine.results.map(({ status }) => status))).toEqual(
    new Set(['pending', 'accepted', 'rejected', 'withdrawn', 'closed']),
  );

  const [edited] = mine.results.filter(({ changed_at }) => changed_at !== null);
  const { body: receipt } = await send<SentApplication>('GET', `/api/applications/my/${edited?.id}/`);
  expect(receipt.edits.map(({ after }) => Object.keys(after).toSorted())).toEqual([['pay', 'remote']]);

  const { body: user } = await send<{ pk: number }>('GET', '/api/users/');
  const { body: profile } = await send<Freelancer>('GET', `/api/accounts/freelancers/${user.pk}/`);
  for (const value of Object.values(profile))
    expect(value).not.toSatisfy((one) => one === null || one === '');
  expect(profile.skills.length).toBeGreaterThanOrEqual(4);
});

test('the demo freelancer has saved two resumes, which can be downloaded', async () => {
  const send = await signIn('freelancer@demo.skillharbor.test');
  const { body } = await send<ProfileResumeList>('GET', '/api/accounts/resumes/');
  expect(body.results.map(({ is_default }) => is_default)).toEqual([true, false]);
  for (const { url } of body.results) expect((await send('GET', url)).status).toBe(200);
});

test.each(['client', 'freelancer'])(
  'the demo %s has notifications, the newest of which are unread',
  async (key) => {
    const send = await signIn(`${key}@demo.skillharbor.test`);
    const { results, unread } = (await send<NotificationList>('GET', '/api/users/notifications/')).body;
    expect(results.length).toBeGreaterThan(3);
    expect(unread).toBe(3);
    expect(results.map(({ is_read }) => is_read)).toEqual(results.map((_, index) => index >= 3));
    const times = results.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  },
);

test('the demo client has jobs in every state, and undecided applications', async () => {
  const send = await signIn('client@demo.skillharbor.test');
  const { body } = await send<MyJobList>('GET', '/api/job-listings/my-listings/');
  const { results: listings, totals } = body;
  expect(listings).toHaveLength(6);
  expect(listings.filter(({ undecided_count }) => undecided_count > 0).length).toBeGreaterThanOrEqual(3);
  expect(listings.filter(({ is_active, filled_at }) => !is_active && filled_at === null)).toHaveLength(1);
  expect(listings.filter(({ filled_at }) => filled_at !== null)).toHaveLength(1);
  expect(listings.filter(({ applications_count }) => applications_count === 0)).toHaveLength(1);

  const busiest = listings.toSorted((one, other) => other.applications_count - one.applications_count)[0];
  const funnel = await send<JobFunnel>('GET', `/api/job-listings/my-detail/${busiest?.id}/funnel/`);
  expect(funnel.body.views).toBeGreaterThan(funnel.body.applications.received);

  const edited = listings.find(({ version }) => version > 1);
  const { body: history } = await send<JobHistory>('GET', `/api/job-listings/history/${edited?.id}/`);
  expect(history.results).toHaveLength(1);

  // The counts that each job stores must be the same as in its list of applications.
  const lists = await Promise.all(
    listings.map(
      async ({ id }) => (await send<ApplicationList>('GET', `/api/applications/list/${id}`)).body.results,
    ),
  );
  expect(lists.map((list) => list.length)).toEqual(
    listings.map(({ applications_count }) => applications_count),
  );
  expect(lists.map((list) => list.filter(({ status }) => status === 'pending').length)).toEqual(
    listings.map(({ undecided_count }) => undecided_count),
  );
  expect(totals.applications).toBe(lists.flat().length);
});

test('one job of the demo client has blind review, and the name of one applicant is revealed', async () => {
  const send = await signIn('client@demo.skillharbor.test');
  const { body } = await send<MyJobList>('GET', '/api/job-listings/my-listings/');
  const blind = body.results.filter(({ blind_review }) => blind_review);
  expect(blind).toHaveLength(1);
  const received = await send<ApplicationList>('GET', `/api/applications/list/${blind[0]?.id}`);
  expect(received.body.results.map(({ applicant: { name } }) => name)).toEqual([
    'Applicant 3',
    expect.stringMatching(/^Rafael/),
    'Applicant 2',
  ]);
});

test('the demo job has questions with replies, and the demo freelancer has asked one question that has no reply', async () => {
  const [visitor, asker, owner] = [
    sender(server),
    await signIn('freelancer@demo.skillharbor.test'),
    await signIn('client@demo.skillharbor.test'),
  ];
  const { body } = await owner<MyJobList>('GET', '/api/job-listings/my-listings/');
  const id = body.results.find(({ title }) => title === 'Product designer for a ferry booking app')?.id;
  const path = `/api/job-listings/listings/${id}/questions/`;
  expect((await visitor<QuestionList>('GET', path)).body.results).toHaveLength(2);
  expect((await asker<QuestionList>('GET', `${path}mine/`)).body.results).toHaveLength(1);
  const all = await owner<QuestionList>('GET', `/api/job-listings/my-detail/${id}/questions/`);
  expect(all.body.results.filter(({ reply }) => reply === null)).toHaveLength(2);
});

test('the demo accounts have conversations, and the demo freelancer has unread messages', async () => {
  const conversationsOf = async (send: Send) =>
    (await send<ConversationList>('GET', '/api/conversations/')).body.results;
  const [freelancer] = await conversationsOf(await signIn('freelancer@demo.skillharbor.test'));
  expect(freelancer).toMatchObject({ job_title: 'Instructional designer for night nurses', unread: 1 });
  const client = await conversationsOf(await signIn('client@demo.skillharbor.test'));
  expect(client.length).toBeGreaterThan(0);
  const read = await signIn('freelancer@demo.skillharbor.test');
  const threads = await read<{ results: ContactThread[] }>('GET', '/api/contact/threads/');
  expect(threads.body.results).toMatchObject([{ subject: 'A workshop for our crew in spring', unread: 1 }]);
});

test('the demo freelancer has saved a draft of a cover letter to an open job', async () => {
  const send = await signIn('freelancer@demo.skillharbor.test');
  const { key } = await server.database.kysely
    .selectFrom('drafts')
    .select('key')
    .where('key', 'like', 'application:%')
    .executeTakeFirstOrThrow();
  const job = await send<Job>('GET', `/api/job-listings/listings/${key.replace('application:', '')}/`);
  expect(job.body).toMatchObject({ is_open: true });
  const stored = await send<{ draft: Draft | null }>('GET', `/api/users/drafts/${key}/`);
  expect(stored.body.draft?.texts.map(({ field }) => field)).toEqual(['cover_letter']);
});

test('the demo client has saved a job as a draft', async () => {
  const send = await signIn('client@demo.skillharbor.test');
  const { body } = await send<JobDraftList>('GET', '/api/users/job-drafts/');
  expect(body.results).toMatchObject([{ title: 'Illustrator for a map of our routes' }]);
});

test('the demo accounts have invitations in every state', async () => {
  const received = await (
    await signIn('freelancer@demo.skillharbor.test')
  )<InvitationList>('GET', '/api/invitations/');
  expect(received.body.results.map(({ state }) => state)).toEqual([
    'waiting',
    'declined',
    'applied',
    'ended',
  ]);
  const owner = await signIn('client@demo.skillharbor.test');
  const { body } = await owner<MyJobList>('GET', '/api/job-listings/my-listings/');
  const id = body.results.find(({ title }) => title === 'Product designer for a ferry booking app')?.id;
  const sent = await owner<SentInvitationList>('GET', `/api/job-listings/my-detail/${id}/invitations/`);
  expect(sent.body.results.map(({ state }) => state)).toEqual(['waiting', 'declined', 'applied']);
});

test('the demo accounts have agreements in several states', async () => {
  const rows = await server.database.kysely
    .selectFrom('agreements')
    .select(['application_id', 'state'])
    .execute();
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'proposed', 'started']);
  const send = await signIn('freelancer@demo.skillharbor.test');
  const waiting = rows.find(({ state }) => state === 'proposed')?.application_id;
  const { body } = await send<Agreement>('GET', `/api/agreements/${waiting}/`);
  expect(body.actions).toContain('confirm');
});

test('the demo client has sentences of the work record in every state', async () => {
  const send = await signIn('client@demo.skillharbor.test');
  const { body } = await send<{ results: WorkRecordEntry[] }>('GET', '/api/work-record/');
  expect(body.results.map(({ is_confirmed, hidden_by }) => `${is_confirmed} ${hidden_by.join()}`)).toEqual(
    expect.arrayContaining(['true ', 'true freelancer', 'false ']),
  );
  const { body: ferries } = await sender(server)<Company>('GET', '/api/companies/tidewright-ferries/');
  expect(ferries).toMatchObject({ worked_with: 1 });
});

test('a resume of the demo data is a valid PDF', async () => {
  const { body } = await logIn('client@demo.skillharbor.test');
  const authorization = `Bearer ${body.access_token}`;
  const send = sender(server, { authorization });
  const mine = await send<MyJobList>('GET', '/api/job-listings/my-listings/');
  const id = mine.body.results.find(
    ({ applications_count, blind_review }) => applications_count > 0 && !blind_review,
  )?.id;
  const received = await send<ApplicationList>('GET', `/api/applications/list/${id}`);
  const [application] = received.body.results;
  const { rawPayload } = await server.app.inject({
    url: application?.resume_url ?? '',
    headers: { authorization },
  });
  expect(rawPayload.length).toBe(application?.resume?.size);
  const document = rawPayload.toString('latin1');
  // A PDF reader begins at the end of the file, which contains the byte offsets of the objects.
  const [, table = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(document) ?? [];
  const offsets = [...document.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries())
    expect(document.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  const title = Buffer.from(`Resume of ${application?.applicant.name}`, 'latin1').toString('hex');
  expect(document).toContain(`/Title<${title}>`);
});

test('only the demo accounts of the demo data can sign in', async () => {
  // All other accounts have the same password hash, whose password nobody knows, so it is enough to test one of them.
  const hashes = await server.database.kysely
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .execute();
  const byHash = Object.groupBy(hashes, ({ password_hash }) => password_hash);
  const groups = Object.values(byHash).toSorted((one, other) => (one?.length ?? 0) - (other?.length ?? 0));
  expect(groups).toHaveLength(2);
  expect(groups[0]?.map(({ email }) => email).toSorted()).toEqual([
    'client@demo.skillharbor.test',
    'freelancer@demo.skillharbor.test',
  ]);
  expect((await logIn(groups[1]?.[0]?.email ?? '')).status).toBe(401);
});

test('in the directory, at least five freelancers match any pair of fields that a hidden application shows', async () => {
  const { kysely } = server.database;
  const client = await signUp(server, 'client');
  const job = await postJob(client, { blind_review: true, description: 'A map in React and TypeScript.' });
  const { id: resumeId } = await kysely.selectFrom('resumes').select('id').limit(1).executeTakeFirstOrThrow();
  const directory = await allPages<Freelancer>(sender(server), '/api/accounts/freelancers/');
  for (const { id: freelancerId } of directory) {
    await countApplication(kysely, job.id, START.toISOString().slice(0, 10));
    const sent = { jobId: job.id, jobVersion: 1, isHidden: true, freelancerId, resumeId };
    const text = { coverLetter: 'Hello.', screeningAnswers: [] };
    await insertApplication(kysely, { ...sent, ...text, appliedAt: START });
  }
  const received = await allPages<Application>(client.send, `/api/applications/list/${job.id}`);
  const applicants = received.map(({ applicant }) => applicant);
  expect(applicants).toHaveLength(freelancers.length);
  expect(applicants.map((applicant) => fewestByPairs(applicant, directory))).not.toContainEqual(
    expect.toSatisfy((people: number) => people < CROWD_SIZE),
  );
  expect(applicants.some(({ hourly_rate_band }) => hourly_rate_band !== null)).toBe(true);
});

test('the demo data has open, appealed and decided cases, and one of them hides a portfolio piece', async () => {
  const { kysely } = server.database;
  const { role } = await kysely.selectFrom('staff_roles').select('role').executeTakeFirstOrThrow();
  expect(role).toBe('moderator');
  const moderator = await hireStaff(server, 'moderator');
  const list = async (state: CaseState) =>
    (await moderator.send<CaseList>('GET', `/api/moderation/cases/?state=${state}`)).body;
  const { totals, results } = await list('open');
  expect(totals).toEqual({ open: 3, appealed: 1, decided: 3 });
  expect(results.map(({ kind, reports: count }) => [kind, count])).toEqual([
    ['job', 2],
    ['company', 1],
    ['freelancer', 1],
  ]);
  const [appealed] = (await list('appealed')).results;
  expect(appealed).toMatchObject({ kind: 'portfolio_piece', action: 'hide' });
  expect((await list('decided')).results.map(({ action }) => action)).toEqual([
    'request_change',
    'hide',
    'dismiss',
  ]);
  const pieces = (await sender(server)<FreelancerList>('GET', '/api/accounts/freelancers/?search=lindqvist'))
    .body;
  expect(JSON.stringify(pieces)).not.toContain('Labels for two breweries');
});

test('the log of operators says what the operator of the demo data has done', async () => {
  const operator = await hireStaff(server, 'operator');
  const { log } = (await operator.send<Desk>('GET', '/api/admin/desk/')).body;
  expect(log.map(({ action, by }) => [action, by])).toEqual(
    expect.arrayContaining([
      ['task_started', 'Noor Lindahl'],
      ['setting_changed', 'Noor Lindahl'],
      ['legal_text_published', 'Noor Lindahl'],
    ]),
  );
});
