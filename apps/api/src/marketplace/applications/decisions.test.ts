/** Tests held decisions and the withdrawal of applications. */
import type {
  Application,
  ApplicationList,
  MyApplication,
  MyApplicationList,
  MyJob,
  SentApplication,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsOf, textsOf } from '../../testing/mails.ts';
import { apply, jobInput, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from './decisions.commands.ts';

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
  job = await postJob(client);
  sent = await apply(freelancer, job);
});
afterAll(() => server.close());

const HOLD_END = secondsAfter(START, 600);
const decide = (body: object = { status: 'accepted', message: 'Tuesday?' }) =>
  client.send<Application>('PATCH', `/api/applications/update/${sent.id}/`, { body });
const undo = (who = client) => who.send<Application>('POST', `/api/applications/update/${sent.id}/undo/`);
const withdraw = (body: object = {}, who = freelancer) =>
  who.send<MyApplication>('POST', `/api/applications/my/${sent.id}/withdraw/`, { body });
const open = () => client.send('POST', `/api/applications/opened/${sent.id}/`);
const mine = async () =>
  (await freelancer.send<SentApplication>('GET', `/api/applications/my/${sent.id}/`)).body;
const listed = async (query = '') =>
  (await freelancer.send<MyApplicationList>('GET', `/api/applications/my/${query}`)).body;
const theirs = async () =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`)).body.results;
const counts = async () => {
  const { body } = await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`);
  return { all: body.applications_count, undecided: body.undecided_count };
};
const RECEIPT = `We have your application: ${jobInput.title}`;
/** Notifies freelancers of the decisions whose undo period has ended, as the server does regularly. */
const notify = () => notifyOfDueDecisions(servicesOf(server));
const mailsTo = async ({ email }: TestPerson) =>
  (
    await server.database.kysely
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);

describe('a held decision', () => {
  test('is shown to the client at once, but to the freelancer only when the undo period ends', async () => {
    expect(await decide()).toMatchObject({
      status: 200,
      body: { status: 'accepted', message: 'Tuesday?', held_until: HOLD_END.toISOString() },
    });
    expect(await counts()).toEqual({ all: 1, undecided: 0 });

    server.setTime(secondsAfter(HOLD_END, -1));
    await notify();
    expect(await mine()).toMatchObject({ status: 'pending', message: null, decided_at: null });
    expect((await listed()).totals).toMatchObject({ pending: 1, accepted: 0 });
    expect(await mailsTo(freelancer)).toEqual([RECEIPT]);

    server.setTime(HOLD_END);
    await notify();
    const decided = { status: 'accepted', message: 'Tuesday?', decided_at: START.toISOString() };
    expect(await mine()).toMatchObject(decided);
    expect((await theirs())[0]).toMatchObject({ ...decided, held_until: null });
    expect(await mailsTo(freelancer)).toEqual([RECEIPT, `Your application was accepted: ${job.title}`]);
  });

  test('is mailed to the freelancer once, even if several servers send mails at the same time', async () => {
    await decide({ status: 'rejected', decline_reason: 'The role was filled.' });
    server.setTime(HOLD_END);
    await Promise.all([notify(), notify(), notify()]);
    await notify();
    expect(await mailsTo(freelancer)).toHaveLength(2);
  });

  test('can be undone until the undo period ends, and then the client can decide again', async () => {
    await decide({ status: 'rejected', decline_reason: 'A slip.' });
    expect(await undo()).toMatchObject({
      status: 200,
      body: { status: 'pending', decline_reason: null, decided_at: null, held_until: null },
    });
    expect(await counts()).toEqual({ all: 1, undecided: 1 });
    expect((await decide()).status).toBe(200);

    server.setTime(HOLD_END);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: 'This decision can no longer be taken back.' },
    });
    await notify();
    expect((await undo()).status).toBe(409);
    expect(await mailsTo(freelancer)).toEqual([RECEIPT, `Your application was accepted: ${job.title}`]);
  });

  test('is never shown or mailed to the freelancer if it was undone', async () => {
    await decide();
    await undo();
    server.setTime(HOLD_END);
    await notify();
    expect(await mine()).toMatchObject({ status: 'pending' });
    expect(await mailsTo(freelancer)).toEqual([RECEIPT]);
  });

  test('can be made once and undone once, only by the client of the job', async () => {
    expect((await undo()).status).toBe(409);
    expect(statusesOf(await Promise.all([decide(), decide({ status: 'rejected' })]))).toEqual([200, 409]);
    expect((await undo(await signUp(server, 'client'))).status).toBe(404);
    expect(statusesOf(await Promise.all([undo(), undo()]))).toEqual([200, 409]);
  });
});

describe('the email address of a client who accepts an application', () => {
  const ACCEPTED = 'Your application was accepted';
  const mailTo = async (person: TestPerson) => (await mailsOf(server, person, ACCEPTED))[0];
  const acceptAndNotify = async (more: object) => {
    const { body } = await decide({ status: 'accepted', ...more });
    server.setTime(HOLD_END);
    await notify();
    return body;
  };

  test('is shown to the freelancer after the undo period, and receives replies, if the client agreed', async () => {
    const decided = await decide({ status: 'accepted', share_email: true });
    expect(decided.body.email_shared).toBe(true);
    expect(await mine()).toMatchObject({ status: 'pending', client_email: null });
    expect((await listed()).results[0]?.client_email).toBeNull();

    server.setTime(HOLD_END);
    await notify();
    expect(await mine()).toMatchObject({ status: 'accepted', client_email: client.email });
    expect((await listed()).results[0]?.client_email).toBe(client.email);
    expect(await mailTo(freelancer)).toMatchObject({
      replyTo: client.email,
      text: expect.stringContaining(client.email) as string,
    });
  });

  test.each([{}, { share_email: false }])(
    'is not shared if the client accepts the application with %j',
    async (more) => {
      expect((await acceptAndNotify(more)).email_shared).toBe(false);
      expect(await mine()).toMatchObject({ status: 'accepted', client_email: null });
      const mail = await mailTo(freelancer);
      expect(mail).toMatchObject({ replyTo: null });
      expect(mail?.text).not.toContain(client.email);
    },
  );

  test('is not shared if the client undoes the acceptance that shared it', async () => {
    await decide({ status: 'accepted', share_email: true });
    expect((await undo()).body.email_shared).toBe(false);
    await acceptAndNotify({});
    expect(await mine()).toMatchObject({ status: 'accepted', client_email: null });
  });

  test('cannot be shared when the client declines', async () => {
    expect(await decide({ status: 'rejected', share_email: true })).toMatchObject({ status: 400 });
  });
});

test('a freelancer gets one receipt for an application, in their language, and none for a second attempt', async () => {
  const applicant = await signUp(server, 'freelancer', { language: 'de' });
  await apply(applicant, job);
  await expect(apply(applicant, job)).rejects.toThrow('409');
  const receipts = await textsOf(server, applicant, 'Ihre Bewerbung ist angekommen');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toContain('> I have shipped two.');
  expect(receipts[0]).toContain('14.07.2026');
});

describe('withdrawing an application', () => {
  test('ends the application, notifies the client, and allows no further decision', async () => {
    expect(await withdraw({ reason: 'I have taken another job.' })).toMatchObject({
      status: 200,
      body: {
        status: 'withdrawn',
        withdrawn_at: START.toISOString(),
        withdrawal_reason: 'I have taken another job.',
      },
    });
    expect(await theirs()).toMatchObject([
      { status: 'withdrawn', withdrawal_reason: 'I have taken another job.' },
    ]);
    expect(await counts()).toEqual({ all: 1, undecided: 0 });
    expect(await mailsTo(client)).toContain(`Application withdrawn: ${job.title}`);
    expect(await decide()).toMatchObject({
      status: 409,
      body: { detail: 'This application was withdrawn.' },
    });
    expect((await withdraw()).status).toBe(409);
  });

  test('is possible while a decision is held, and the freelancer is never notified of that decision', async () => {
    await decide({ status: 'rejected', decline_reason: 'The role was filled.' });
    expect((await withdraw()).status).toBe(200);
    expect(await mine()).toMatchObject({ status: 'withdrawn', decline_reason: null, decided_at: null });
    expect(await counts()).toEqual({ all: 1, undecided: 0 });
    server.setTime(HOLD_END);
    await notify();
    expect((await undo()).status).toBe(409);
    expect(await mailsTo(freelancer)).toEqual([RECEIPT]);
  });

  test('is refused to other users, and after the freelancer was notified of the decision', async () => {
    expect((await withdraw({}, await signUp(server, 'freelancer'))).status).toBe(404);
    await decide();
    server.setTime(HOLD_END);
    await notify();
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { detail: 'This application has already been decided.' },
    });
  });

  test('cannot succeed together with a simultaneous decision', async () => {
    const responses = await Promise.all([withdraw(), decide()]);
    const { status } = await mine();
    expect(status).toBe(responses[0].status === 200 ? 'withdrawn' : 'pending');
    expect((await counts()).undecided).toBe(0);
  });

  test('allows the freelancer to apply again, and the client still sees the withdrawn application', async () => {
    expect(statusesOf([await freelancer.send('GET', `/api/applications/has-applied/${job.id}/`)])).toEqual([
      200,
    ]);
    await withdraw();
    const asked = await freelancer.send('GET', `/api/applications/has-applied/${job.id}/`);
    expect(asked.body).toMatchObject({ has_applied: false, application: null });
    const again = await apply(freelancer, job);
    expect(again.id).not.toBe(sent.id);
    expect(await counts()).toEqual({ all: 2, undecided: 1 });
    expect((await theirs()).map(({ status }) => status)).toEqual(['pending', 'withdrawn']);
    expect((await listed()).totals).toMatchObject({ pending: 1, withdrawn: 1 });
  });
});

describe('a freelancer’s own applications', () => {
  test('contain the letter and the resume that were sent, and the time when the client first opened the application', async () => {
    expect(await mine()).toMatchObject({
      cover_letter: 'I have shipped two.',
      resume: { type: 'pdf' },
      resume_url: `/api/applications/resume/${sent.id}/`,
      opened_at: null,
      is_open: true,
    });
    expect((await open()).status).toBe(204);
    server.setTime(secondsAfter(START, 60));
    await open();
    expect(await mine()).toMatchObject({ opened_at: START.toISOString() });
  });

  test('are listed accepted first, then newest first, and can be filtered by status', async () => {
    await decide();
    server.setTime(HOLD_END);
    await notify();
    const others = [await postJob(client, { title: 'Second' }), await postJob(client, { title: 'Third' })];
    for (const other of others) await apply(freelancer, other);
    const titles = async (query = '') =>
      (await listed(query)).results.map(({ listing_title }) => listing_title);
    expect(await titles()).toEqual([job.title, 'Third', 'Second']);
    expect(await titles('?status=pending')).toEqual(['Third', 'Second']);
    expect(await titles('?status=accepted&status=rejected')).toEqual([job.title]);
    expect(await titles('?status=withdrawn')).toEqual([]);
  });
});
