/**
 * Tests that ended applications are removed after their retention period and a notice, and that the client's counts
 * stay exact.
 */
import { readdir } from 'node:fs/promises';
import type {
  Application,
  ApplicationList,
  Company,
  MyApplication,
  MyApplicationList,
  MyJob,
  ProfileResume,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpOrphans } from '../../files/orphanCleanup.ts';
import { createMailer } from '../../mail/mailer.ts';
import { dayAfter, dayOf } from '../../platform/time/clock.ts';
import { silentLog } from '../../testing/log.ts';
import { textsOf } from '../../testing/mails.ts';
import { postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deleteInvitations } from '../invitations/invitations.repository.ts';
import { deleteAgreements } from '../agreements/formerMembers.repository.ts';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { deleteConversations } from '../conversations/conversations.repository.ts';
import { tallyDecisions } from '../decisionRecords/decisionRecords.repository.ts';
import { closeUndecided } from './closing.commands.ts';
import { keptUntil, noticeDue, removalDue } from './retention.ts';
import type { Kept } from './retention.ts';
import { forgetEndedApplications, noticeRetention } from './retention.commands.ts';

const retention = { endedDays: 180, acceptedDays: 1095 };
/** A word that every text of the application contains, and that occurs nowhere else. */
const WORD = 'Quillonia';

describe('an application', () => {
  const open: Kept = {
    freelancer_id: 1,
    status: 'pending',
    notified_at: null,
    withdrawn_at: null,
    closed_at: null,
    retention_notified_at: null,
    forgotten_at: null,
  };
  const at = new Date('2026-05-04T23:30:00Z');
  const today = '2026-05-05';

  test.each([
    ['as long as it is open', open, null],
    ['while the decision is held', { ...open, status: 'rejected' as const }, null],
    ['after a decline', { ...open, status: 'rejected' as const, notified_at: at }, '2026-10-31'],
    ['after an acceptance', { ...open, status: 'accepted' as const, notified_at: at }, '2029-05-03'],
    ['after a withdrawal', { ...open, status: 'withdrawn' as const, withdrawn_at: at }, '2026-10-31'],
    ['after an end without a decision', { ...open, status: 'closed' as const, closed_at: at }, '2026-10-31'],
    ['no longer than its sender is a member', { ...open, freelancer_id: null, closed_at: at }, null],
  ])('%s', (_, application, day) => {
    expect(keptUntil(application, { retention, today })).toBe(day);
  });

  test('is kept for two more weeks if its retention period ended before its freelancer was notified', () => {
    const late = { ...open, status: 'closed' as const, closed_at: at };
    expect(keptUntil(late, { retention, today: '2026-12-24' })).toBe('2027-01-07');
    const told = { ...late, retention_notified_at: new Date('2026-12-20T10:00:00Z') };
    expect(keptUntil(told, { retention, today: '2026-12-24' })).toBe('2027-01-03');
  });

  test('is kept until the end of its last day, and its notice is due 14 days before that', () => {
    expect(noticeDue(retention, '2026-10-16').others <= at).toBe(true);
    expect(noticeDue(retention, '2026-10-17').others > at).toBe(true);
    expect(removalDue(retention, '2026-10-31').others <= at).toBe(true);
    expect(removalDue(retention, '2026-11-01')).toMatchObject({ noticed: new Date('2026-10-18') });
    expect(removalDue(retention, '2026-11-01').others > at).toBe(true);
  });
});

describe('on the server', () => {
  let server: TestServer;
  let client: TestPerson;
  let freelancer: TestPerson;
  let job: MyJob;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(START);
    const company = `Pier ${crypto.randomUUID().slice(0, 8)}`;
    client = await signUp(server, 'client', { company });
    freelancer = await signUp(server, 'freelancer');
    job = await postJob(client, {
      screening_questions: [{ text: 'Which ferries?', kind: 'text', is_required: false }],
    });
  });

  const services = () => ({ ...servicesOf(server), files: server.files, retention });
  /** Moves the clock forward by this number of days, and runs the tasks as the schedule does. */
  async function pass(days: number): Promise<void> {
    server.setTime(new Date(`${dayAfter(dayOf(START), days)}T12:00:00Z`));
    await noticeRetention(services());
    await forgetEndedApplications({
      ...services(),
      deleteConversations,
      deleteAgreements,
      deleteInvitations,
    });
    const transport = { send: () => Promise.resolve(), close: () => undefined };
    await createMailer({ ...services(), transport, log: silentLog })(new AbortController().signal);
  }

  async function apply(to: { id: number } = job, resume = smallPdf(`${WORD}.pdf`)) {
    const answers = job.screening_questions.map(({ id }) => ({ question_id: id, answer: `${WORD} ferries` }));
    const { status, body } = await freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
      form: {
        listing: String(to.id),
        cover_letter: `I sailed the ${WORD}.`,
        resume,
        screening_answers: to.id === job.id ? answers.map((answer) => JSON.stringify(answer)) : [],
      },
    });
    if (status !== 201) throw new Error(`Applying returned ${status}: ${JSON.stringify(body)}`);
    return body;
  }
  const decide = ({ id }: { id: number }, body: unknown) =>
    client.send<Application>('PATCH', `/api/applications/update/${id}/`, { body });
  const decline = (one: { id: number }) =>
    decide(one, { status: 'rejected', decline_reason: `Not the ${WORD}.` });
  const withdraw = ({ id }: { id: number }) =>
    freelancer.send('POST', `/api/applications/my/${id}/withdraw/`, {
      body: { reason: `The ${WORD} sank.` },
    });
  const resumeOf = ({ id }: { id: number }) => `/api/applications/resume/${id}/`;
  const mine = async () =>
    (await freelancer.send<MyApplicationList>('GET', '/api/applications/my/')).body.results;
  const received = async () =>
    (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`)).body;

  /** Returns the counts that the client and the public see. */
  async function counts() {
    const { body } = await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`);
    const { slug } = (await client.send<{ slug: string }>('GET', '/api/accounts/company/')).body;
    const company = (await sender(server)<Company>('GET', `/api/companies/${slug}/`)).body;
    const { applications_count, undecided_count, places_left } = body;
    const { totals } = await received();
    // The response may come from the cache, so the decision record is also counted again in the database.
    const tally = await tallyDecisions(server.database.kysely, client.id, server.now());
    const record = company.decision_record;
    return { applications_count, undecided_count, places_left, totals, record, tally };
  }

  /** Lists the tables with a row that contains the word. */
  async function tablesWithWord(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
      server.database.kysely,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql`
        select from ${sql.table(name)} as t where to_jsonb(t)::text ilike ${`%${WORD}%`} limit 1`.execute(
        server.database.kysely,
      );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  async function resumeFiles(): Promise<string[]> {
    const names = await readdir(server.folder, { recursive: true });
    return names.filter((name) => name.endsWith('.pdf'));
  }

  test('a removed application leaves its texts in no table and no store, and changes no count', async () => {
    await client.send('POST', `/api/job-listings/my-detail/${job.id}/invitations/`, {
      body: { id: crypto.randomUUID(), freelancer_id: freelancer.id, message: `The ${WORD} sails.` },
    });
    const one = await apply();
    await client.send('PUT', `/api/applications/note/${one.id}/`, { body: { note: `Knows the ${WORD}.` } });
    await client.send('POST', `/api/conversations/${one.id}/messages/`, {
      body: { id: crypto.randomUUID(), text: `Have you sailed the ${WORD}?` },
    });
    const form = { id: crypto.randomUUID(), file: smallPdf(`${WORD}.pdf`) };
    await client.send('POST', `/api/conversations/${one.id}/files/`, { form });
    await decline(one);
    await pass(0);
    expect(await tablesWithWord()).toEqual([
      'application_notes',
      'applications',
      'invitations',
      'messages',
      'resumes',
    ]);
    expect(await resumeFiles()).toHaveLength(2);

    await pass(166);
    await pass(180);
    expect(await mine()).toMatchObject([{ kept_until: '2026-10-31' }]);
    server.setTime(new Date('2026-11-01T00:30:00Z'));
    const before = await counts();
    expect(before).toMatchObject({ applications_count: 1, record: { decided: 1 } });

    await pass(181);
    expect(await tablesWithWord()).toEqual([]);
    expect(await counts()).toEqual(before);
    const [left] = (await received()).results;
    expect(left).toMatchObject({
      is_former_member: true,
      applicant: { name: 'A former applicant' },
      freelancer_id: null,
      kept_until: '2026-11-01',
      status: 'rejected',
      applied_at: START.toISOString(),
      decided_at: START.toISOString(),
      cover_letter: '',
      screening_answers: [],
      decline_reason: null,
      note: '',
      resume: null,
    });
    expect((await client.send('GET', resumeOf(one))).status).toBe(404);
    const note = { body: { note: WORD } };
    expect((await client.send('PUT', `/api/applications/note/${one.id}/`, note)).status).toBe(404);
    expect(await mine()).toEqual([]);

    // The file stays in the trash for a week, because a backup may be reading it.
    await pass(190);
    const cleanup = { queries: server.database.kysely, files: server.files, clock: () => server.now() };
    await cleanUpOrphans({ ...cleanup, log: silentLog }, server.now());
    expect(await resumeFiles()).toEqual([]);
  });

  test('a mail 14 days before the removal says which applications will be removed and on which day', async () => {
    await decline(await apply());
    await pass(165);
    expect(await textsOf(server, freelancer, 'Some of your old applications')).toEqual([]);
    server.setTime(new Date('2026-10-17T12:00:00Z'));
    await noticeRetention(services());
    await noticeRetention(services());
    const texts = await textsOf(server, freelancer, 'Some of your old applications will be deleted');
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`${job.title}, ${job.company}: until Oct 31, 2026`);
    expect(texts[0]).toContain('https://harbor.test/dashboard');
  });

  test('one mail names all applications whose notice is due', async () => {
    const other = await postJob(client, { title: 'Pilot' });
    await decline(await apply());
    await withdraw(await apply(other));
    server.setTime(new Date('2026-10-20T12:00:00Z'));
    await noticeRetention(services());
    const texts = await textsOf(server, freelancer, 'Some of your old applications');
    expect(texts).toHaveLength(1);
    for (const title of [job.title, 'Pilot']) expect(texts[0]).toContain(`${title}, `);
  });

  test('nothing is removed without a notice, however long ago the application ended', async () => {
    await decline(await apply());
    await pass(400);
    expect(await mine()).toMatchObject([{ kept_until: dayAfter(dayOf(START), 414) }]);
    await pass(414);
    expect(await mine()).toHaveLength(1);
    await pass(415);
    expect(await mine()).toEqual([]);
  });

  test('an accepted application is kept for its longer retention period', async () => {
    const one = await apply();
    await decide(one, { status: 'accepted', message: `Welcome aboard the ${WORD}.` });
    await pass(400);
    const terms = { ...agreementTerms, scope: `The ${WORD}.`, based_on: 0 };
    await client.send('POST', `/api/agreements/${one.id}/versions/`, { body: terms });
    expect(await tablesWithWord()).toContain('agreement_versions');
    expect(await mine()).toMatchObject([{ status: 'accepted', kept_until: '2029-05-03' }]);
    await pass(1081);
    await pass(1096);
    expect(await mine()).toEqual([]);
    expect(await tablesWithWord()).not.toContain('agreement_versions');
    expect((await received()).results).toMatchObject([{ status: 'accepted', message: null }]);
  });

  test('withdrawn applications, and those without a decision, are removed as well', async () => {
    const other = await postJob(client);
    await withdraw(await apply(other));
    const one = await apply();
    server.setTime(new Date('2026-07-30T12:00:00Z'));
    await closeUndecided(services());
    expect(await mine()).toContainEqual(
      expect.objectContaining({ id: one.id, status: 'closed', kept_until: '2027-01-26' }),
    );
    await pass(170);
    await pass(260);
    await pass(280);
    expect(await mine()).toEqual([]);
  });

  test('an open application keeps its resume if an ended application with the same resume is removed', async () => {
    const resume = smallPdf('shared.pdf');
    await decline(await apply(job, resume));
    const far = '2027-01-31';
    const other = await postJob(client, { application_deadline: far, decision_date: '2027-02-10' });
    const open = await apply(other, resume);
    await pass(170);
    await pass(200);
    expect(await mine()).toMatchObject([{ id: open.id, status: 'pending', kept_until: null }]);
    expect((await freelancer.send('GET', resumeOf(open))).status).toBe(200);
  });

  test('a resume that is saved on the profile is not deleted', async () => {
    const form = { name: 'Ferries', resume: smallPdf('saved.pdf') };
    const saved = await freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
    const sent = await freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
      form: { listing: String(job.id), cover_letter: 'I would.', use_profile_resume: 'true' },
    });
    await decline(sent.body);
    await pass(170);
    await pass(200);
    expect(await mine()).toEqual([]);
    expect((await freelancer.send('GET', saved.body.url)).status).toBe(200);
  });

  test('the resume of a removed application can be sent again', async () => {
    const resume = smallPdf('again.pdf');
    await decline(await apply(job, resume));
    await pass(170);
    await pass(200);
    const other = await postJob(client, { application_deadline: '2027-01-31' });
    const again = await apply(other, resume);
    expect((await freelancer.send('GET', resumeOf(again))).status).toBe(200);
  });
});
