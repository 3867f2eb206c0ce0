import { randomUUID } from 'node:crypto';
import type { Desk, DeskFigures, Examination, Site, SiteSettings } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { insertMail, markFailed } from '../../mail/mails.repository.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
});
beforeEach(() => server.setTime(START));
afterAll(() => server.close());

const send = (...request: Parameters<TestPerson['send']>) =>
  sender(server, { authorization: `Bearer ${operator.session.access_token}` })(...request);
const desk = async () => (await send('GET', '/api/admin/desk/')).body as Desk;
const setSignUps = (value: string) =>
  operator.send<SiteSettings>('PATCH', '/api/admin/settings/', { body: { sign_ups: value } });
const registration = (email: string) => ({
  body: { email, password: 'six quiet herons', first_name: 'Ada', last_name: 'Okafor', role: 'freelancer' },
});
const register = (email: string) => sender(server)('POST', '/api/auth/registration/', registration(email));

test('the operator’s desk counts members, open jobs, applications and late decisions', async () => {
  const before = await desk();
  const client = await signUp(server, 'client');
  const job = await postJob(client, { application_deadline: '2026-05-04' });
  await apply(await signUp(server, 'freelancer'), job);
  expect(await desk()).toMatchObject({
    freelancers: before.freelancers + 1,
    clients: before.clients + 1,
    open_jobs: before.open_jobs + 1,
    applications: before.applications + 1,
    late_decisions: 0,
    cases: { open: 0, appealed: 0 },
  });
  await server.database.kysely
    .updateTable('job_listings')
    .set({ application_deadline: '2026-04-01' })
    .where('id', '=', job.id)
    .execute();
  expect(await desk()).toMatchObject({ open_jobs: before.open_jobs, late_decisions: 1 });
});

test('the figures of each day count the members, jobs, applications and decisions of that day', async () => {
  const { kysely } = server.database;
  const figures = async () => (await send('GET', '/api/admin/figures/')).body as DeskFigures;
  const [before] = (await figures()).days.slice(-1);
  const client = await signUp(server, 'client');
  const [early, late] = [await postJob(client), await postJob(client)];
  for (const job of [early, late]) await apply(await signUp(server, 'freelancer'), job);
  const past = { application_deadline: '2026-04-01', decision_date: null };
  await kysely.updateTable('job_listings').set(past).where('id', '=', late.id).execute();
  await kysely
    .updateTable('applications')
    .set({ status: 'rejected', decided_at: START, notified_at: START })
    .where('listing_id', 'in', [early.id, late.id])
    .execute();
  const { days, database_bytes, files_bytes, backups } = await figures();
  expect(days).toHaveLength(30);
  const grown = { members: 3, jobs: 2, applications: 2, decided_in_time: 1, decided_late: 1 } as const;
  const [today] = days.slice(-1);
  expect(today?.day).toBe('2026-05-04');
  for (const [name, count] of Object.entries(grown))
    expect(today).toHaveProperty(name, Number(Reflect.get(before ?? {}, name)) + count);
  expect(database_bytes).toBeGreaterThan(1_000_000);
  expect(files_bytes).toBeGreaterThan(0);
  expect(backups).toBeNull();
});

/** Queues a mail, and records that the first attempt to send it has failed. */
async function failedMail(retryAt: Date | null): Promise<string> {
  const { kysely } = server.database;
  const id = randomUUID();
  const mail = {
    subject: 'Hello',
    text: 'Hello.',
    html: '<p>Hello.</p>',
    language: 'en',
    event: null,
  } as const;
  const to = 'nobody@example.com';
  await insertMail(kysely, { ...mail, id, to }, { now: server.now(), dueAt: new Date('2030-01-01') });
  await markFailed(kysely, id, { error: 'no such mailbox', retryAt });
  return id;
}

test('the desk lists failed mails with their errors, and an operator can send them again', async () => {
  const id = await failedMail(null);
  const { mails } = await desk();
  expect(mails.failed).toMatchObject([
    { id, recipient: 'nobody@example.com', next_attempt_at: null, error: 'no such mailbox' },
  ]);
  const retried = await operator.send<Desk>('POST', '/api/admin/mails/retry/');
  expect(retried.body.log[0]).toMatchObject({ action: 'mails_retried', by: 'Li Brandt', after: '1' });
});

test('an operator can abandon or resend a single failed mail, and the log does not name its recipient', async () => {
  const id = await failedMail(new Date('2030-01-01'));
  const other = await failedMail(new Date('2030-01-01'));
  const act = (action: string) => operator.send<Desk>('POST', `/api/admin/mails/${id}/${action}/`);
  const nextAttempt = ({ body }: { body: Desk }, one: string) =>
    body.mails.failed.find((mail) => mail.id === one)?.next_attempt_at;
  const givenUp = await act('give-up');
  expect(nextAttempt(givenUp, id)).toBeNull();
  expect(nextAttempt(givenUp, other)).not.toBeNull();
  expect(givenUp.body.log[0]).toMatchObject({ action: 'mail_given_up', about: null, after: '1' });
  expect(givenUp.body.tasks.find(({ name }) => name === 'sendMails')).toMatchObject({ given_up: 1 });
  const retried = await act('retry');
  expect(retried.body.log[0]).toMatchObject({ action: 'mails_retried', about: null, after: '1' });
  await server.mailTo('nobody@example.com', 'Hello');
  // The mail arrives before the server records that it was sent.
  await expect.poll(async () => (await act('retry')).status).toBe(404);
  await server.database.kysely.deleteFrom('mails').where('id', '=', other).execute();
});

test('resending a mail returns a conflict if a server is sending the mail', async () => {
  const id = await failedMail(new Date('2030-01-01'));
  const mail = server.database.kysely.updateTable('mails').where('id', '=', id);
  await mail.set({ leased_until: secondsAfter(server.now(), 60) }).execute();
  expect(await operator.send('POST', `/api/admin/mails/${id}/retry/`)).toMatchObject({
    status: 409,
    body: { code: 'mail_being_sent' },
  });
  expect((await desk()).mails.failed.find((one) => one.id === id)?.is_being_sent).toBe(true);
});

test('the desk lists the background tasks, and an operator can run one of them', async () => {
  const { body } = await operator.send<Desk>('POST', '/api/admin/tasks/removeUnsaved/run/');
  expect(body.tasks.find(({ name }) => name === 'removeUnsaved')).toMatchObject({
    every_seconds: 86_400,
    state: 'succeeded',
    failures: 0,
  });
  expect(body.log[0]).toMatchObject({ action: 'task_started', about: 'removeUnsaved', by: 'Li Brandt' });
  expect(await operator.send('POST', '/api/admin/tasks/dropEverything/run/')).toMatchObject({ status: 404 });
});

test('while sign-ups are closed, a registration is refused, and the site reports at once that sign-ups are closed', async () => {
  onTestFinished(async () => void (await setSignUps('open')));
  expect((await setSignUps('closed')).body.sign_ups).toEqual({ value: 'closed', variable: null });
  const site = await sender(server)<Site>('GET', '/api/site/');
  expect(site.body.sign_ups).toBe('closed');
  expect(await register('late@example.com')).toMatchObject({
    status: 403,
    body: { code: 'sign_ups_closed' },
  });
  expect((await desk()).log[0]).toMatchObject({
    action: 'setting_changed',
    about: 'sign_ups',
    before: 'open',
    after: 'closed',
  });
  await setSignUps('open');
  expect((await register('late@example.com')).status).toBe(201);
});

test('the log is sorted by time, also if an older action was stored later', async () => {
  await setSignUps('closed');
  await setSignUps('open');
  const [newest] = (await desk()).log;
  await server.database.kysely
    .insertInto('moderation_log')
    .values({ action: 'brand_changed', at: new Date('2020-01-01T00:00:00Z'), details: '{}' })
    .execute();
  const after = (await desk()).log;
  expect(after[0]).toEqual(newest);
  expect(after.map(({ at }) => at)).toEqual(
    after
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('saving a setting without a change is not logged', async () => {
  const before = (await desk()).log.length;
  expect((await setSignUps('open')).status).toBe(200);
  expect((await desk()).log).toHaveLength(before);
});

test('a setting that an environment variable sets cannot be changed in the app', async () => {
  const fixed = await testServer({ environment: { SIGN_UPS: 'open' } });
  onTestFinished(() => fixed.close());
  const other = await hireStaff(fixed, 'operator');
  const { body } = await other.send<SiteSettings>('GET', '/api/admin/settings/');
  expect(body).toMatchObject({ sign_ups: { value: 'open', variable: 'SIGN_UPS' } });
  expect(await other.send('PATCH', '/api/admin/settings/', { body: { sign_ups: 'closed' } })).toMatchObject({
    status: 409,
    body: { code: 'setting_fixed', params: { variable: 'SIGN_UPS' } },
  });
});

test('an operator can run the checks of `harbor doctor` on the running server', async () => {
  const { status, body } = await operator.send<Examination>('POST', '/api/admin/examination/');
  expect(status).toBe(200);
  const about = (name: string) => body.findings.find((finding) => finding.about === name);
  expect(about('database')).toMatchObject({ state: 'good', remedy: null });
  expect(about('files')?.state).toBe('good');
  expect(about('address')?.remedy).toMatch(/Check the DNS/);
});

test('only operators with a second factor can see the desk', async () => {
  const moderator = await hireStaff(server, 'moderator');
  const factorless = await hireStaff(server, 'operator', { hasFactor: false });
  for (const person of [moderator, factorless, await signUp(server, 'client')])
    expect((await person.send('GET', '/api/admin/desk/')).status).toBe(403);
});
