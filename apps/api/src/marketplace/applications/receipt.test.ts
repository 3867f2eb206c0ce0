/**
 * Tests that an application keeps the job as it was when the application was sent, and that the freelancer is notified
 * of later edits by mail.
 */
import type {
  JobHistory,
  JobInput,
  MyApplication,
  MyApplicationList,
  MyJob,
  SentApplication,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTICE_DELAY_S, NOTICE_INTERVAL_S } from '../jobs/notices.repository.ts';
import { apply, jobInput, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { textsOf } from '../../testing/mails.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from './decisions.commands.ts';
import { notifyOfDueEdits } from './editNotices.commands.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
let sent: MyApplication;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  server.setTime(START);
  freelancer = await signUp(server, 'freelancer');
  job = await postJob(client, offered);
  sent = await apply(freelancer, job);
});
afterAll(() => server.close());

const hourly = (amount: number) =>
  ({ min: amount, max: amount, currency: 'EUR', period: 'hour' }) as const satisfies JobInput['pay'];
const offered = { pay: hourly(40), remote: 'remote' } as const;

const edit = (changes: Partial<JobInput> = {}) =>
  client.send<MyJob>('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, ...offered, is_active: true, ...changes },
  });
const receipt = async ({ id } = sent, who = freelancer) =>
  (await who.send<SentApplication>('GET', `/api/applications/my/${id}/`)).body;
const history = async () =>
  (await client.send<JobHistory>('GET', `/api/job-listings/history/${job.id}/`)).body.results;
const wait = (seconds: number) => server.setTime(secondsAfter(server.now(), seconds));

/** Notifies applicants of the edits whose notices are due, as the server does regularly. */
const notify = () => notifyOfDueEdits(servicesOf(server));
const notifyLater = async (seconds = NOTICE_DELAY_S) => {
  wait(seconds);
  await notify();
};
/** Returns the changes that each mail about edits lists, the oldest mail first. */
const notices = async (who = freelancer) => {
  const texts = await textsOf(server, who, 'A job you applied for has changed:');
  return texts.map((text) => text.split('\n').filter((line) => / → |was changed\.$/.test(line)));
};

describe('an application', () => {
  test('contains the job as it was when the application was sent, and all later edits, newest first', async () => {
    wait(60);
    await edit({ pay: hourly(35), remote: 'hybrid' });
    wait(60);
    await edit({ pay: hourly(35), remote: 'hybrid', description: 'Shorter.' });
    const edits = [
      {
        version: 3,
        changed_at: secondsAfter(START, 120).toISOString(),
        before: { description: jobInput.description },
        after: { description: 'Shorter.' },
      },
      {
        version: 2,
        changed_at: secondsAfter(START, 60).toISOString(),
        before: { pay: hourly(40), remote: 'remote' },
        after: { pay: hourly(35), remote: 'hybrid' },
      },
    ];
    const { applied_to, ...mine } = await receipt();
    const notStated = { country: null, hire_from: null, overlap: null };
    expect(applied_to).toEqual({ ...jobInput, ...offered, ...notStated });
    expect(mine).toMatchObject({ edits, changed_at: edits[0]?.changed_at });
    // The company has only one member, so the history does not say who edited the job.
    expect(await history()).toEqual(edits.map((each) => ({ ...each, changed_by: null })));

    const { body: list } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(list.results.map(({ changed_at }) => changed_at)).toEqual([edits[0]?.changed_at]);

    const later = await signUp(server, 'freelancer');
    expect(await receipt(await apply(later, job), later)).toMatchObject({
      applied_to: { pay: hourly(35), description: 'Shorter.' },
      edits: [],
      changed_at: null,
    });
  });

  test('lists neither edits without a visible change nor edits before the application was sent', async () => {
    await edit({ is_active: false });
    await edit();
    expect(await receipt()).toMatchObject({ edits: [], changed_at: null });

    const { id } = await postJob(client);
    await client.send('PUT', `/api/job-listings/listings/${id}/edit/`, {
      body: { ...jobInput, title: 'Before the first application', is_active: true },
    });
    expect(await receipt(await apply(freelancer, { id }))).toMatchObject({
      applied_to: { title: 'Before the first application' },
      edits: [],
    });
  });

  test('refers to the version before or after an edit if it is sent during the edit', async () => {
    const people = await Promise.all([1, 2, 3].map(() => signUp(server, 'freelancer')));
    const edits = [edit({ pay: hourly(38) }), edit({ pay: hourly(36) })];
    const applying = people.map((person) => apply(person, job));
    expect(statusesOf(await Promise.all(edits))).toEqual([200, 200]);
    const applications = await Promise.all(applying);
    const rows = await server.database.kysely
      .selectFrom('applications')
      .select(['id', 'listing_version'])
      .where('listing_id', '=', job.id)
      .execute();
    const pays = [40, ...(await history()).toReversed().map(({ after }) => after.pay?.min)];
    for (const [index, application] of applications.entries()) {
      const { applied_to, edits: since } = await receipt(application, people[index]);
      const version = rows.find(({ id }) => id === application.id)?.listing_version ?? 0;
      expect(applied_to.pay?.min).toBe(pays[version - 1]);
      expect(since).toHaveLength(pays.length - version);
    }
  });
});

describe('the mail about edits of a job', () => {
  test('is sent once for several edits, and at most once a day', async () => {
    await edit({ pay: hourly(38) });
    wait(60);
    await edit({ pay: hourly(35), remote: 'hybrid', description: 'Shorter.' });
    await notify();
    expect(await notices()).toEqual([]);
    wait(NOTICE_DELAY_S);
    await Promise.all([notify(), notify(), notify()]);
    const first = [
      'Pay: €40 an hour → €35 an hour',
      'Work type: Remote → Hybrid',
      'The description was changed.',
    ];
    expect(await notices()).toEqual([first]);

    await edit({ pay: hourly(45), application_deadline: '2026-07-31' });
    await notifyLater();
    expect(await notices()).toHaveLength(1);
    await notifyLater(NOTICE_INTERVAL_S);
    expect(await notices()).toEqual([
      first,
      [
        'Pay: €35 an hour → €45 an hour',
        'Work type: Hybrid → Remote',
        'Application deadline: Jun 30, 2026 → Jul 31, 2026',
        'The description was changed.',
      ],
    ]);
  });

  test('is not sent for an edit that was reversed, so that a later edit on the same day can be reported', async () => {
    await edit({ pay: hourly(35) });
    await edit();
    await notifyLater();
    expect(await notices()).toEqual([]);
    expect((await receipt()).edits).toHaveLength(2);
    await edit({ location: 'Porto, Portugal' });
    await notifyLater();
    expect(await notices()).toEqual([['Location: Lisbon, Portugal → Porto, Portugal']]);
  });

  test('lists only the edits that were made after the applicant applied', async () => {
    await edit({ pay: hourly(35) });
    const later = await signUp(server, 'freelancer');
    await apply(later, job);
    await edit({ pay: hourly(35), title: 'Ferry designer' });
    await notifyLater();
    const title = `Title: ${jobInput.title} → Ferry designer`;
    expect(await notices()).toEqual([[title, 'Pay: €40 an hour → €35 an hour']]);
    expect(await notices(later)).toEqual([[title]]);
  });

  test('is sent to all applicants who know of no decision yet, because a missing mail would reveal a held decision', async () => {
    const [held, decided, withdrawn] = await Promise.all([1, 2, 3].map(() => signUp(server, 'freelancer')));
    const decide = async (who = freelancer) => {
      const { id } = await apply(who, job);
      await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
    };
    await decide(decided);
    wait(NOTICE_DELAY_S);
    await notifyOfDueDecisions(servicesOf(server));
    const { id } = await apply(withdrawn ?? freelancer, job);
    await withdrawn?.send('POST', `/api/applications/my/${id}/withdraw/`, { body: {} });
    await edit({ pay: hourly(35) });
    wait(NOTICE_DELAY_S - 1);
    await decide(held);
    await edit({ pay: hourly(34) });
    await notifyLater(1);
    expect(await notices()).toHaveLength(1);
    expect(await notices(held)).toHaveLength(1);
    expect(await notices(decided)).toEqual([]);
    expect(await notices(withdrawn)).toEqual([]);
  });

  test('is not sent if the job was deleted in the meantime', async () => {
    await edit({ pay: hourly(35), is_active: false });
    await client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`);
    await notifyLater();
    expect(await notices()).toEqual([]);
    expect((await receipt()).edits).toHaveLength(1);
  });
});
