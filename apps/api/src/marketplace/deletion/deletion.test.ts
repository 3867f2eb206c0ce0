/** Tests that nothing is left of people who delete their account, and that others keep what concerns them. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type {
  Agreement,
  AgreementStepInput,
  ApplicationList,
  Freelancer,
  FreelancerList,
  MyApplicationList,
  MyJob,
  JobInput,
  PortfolioPiece,
  Question,
  QuestionList,
  SentApplication,
  Session,
  User,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../../mail/mailer.ts';
import { cleanUpOrphans } from '../../files/orphanCleanup.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { turnCodesOn } from '../../testing/authenticatorApp.ts';
import { silentLog } from '../../testing/log.ts';
import {
  PASSWORD,
  apply,
  changeAddress,
  jobInput,
  postJob,
  profileForm,
  sender,
  signUp,
} from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import { agreementTerms, smallPicture } from '../../testing/testWorld.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deleteDueAccounts } from './deletion.commands.ts';

const asks = (text: string) => ({ text, kind: 'text' as const, is_required: false });

/** A name that is in every text of the person who leaves, and in no other. */
const NAME = 'Quillonia';
const DAY_S = 24 * 60 * 60;

let server: TestServer;
let freelancer: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const request = ({ send }: TestPerson, password = PASSWORD) =>
  send<User>('POST', '/api/users/deletion/', { body: { password } });
const visit = <Body>(url: string) => sender(server)<Body>('GET', url);

/** Runs the task that deletes accounts, and sends the mails that it queued. */
async function deleteNow(): Promise<void> {
  const services = { ...servicesOf(server), files: server.files };
  await deleteDueAccounts(services);
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  await createMailer({ ...services, transport, log: silentLog })(new AbortController().signal);
}

/** Deletes an account at the end of its week. */
async function leave(person: TestPerson): Promise<void> {
  expect((await request(person)).status).toBe(200);
  server.setTime(secondsAfter(server.now(), 7 * DAY_S));
  await deleteNow();
}

/** Returns the id of the only application to a job. */
async function applicationTo(job: { id: number }): Promise<number> {
  const row = await server.database.kysely
    .selectFrom('applications')
    .select('id')
    .where('listing_id', '=', job.id)
    .executeTakeFirstOrThrow();
  return row.id;
}

const decide = async (by: TestPerson, job: { id: number }, message: string) =>
  by.send('PATCH', `/api/applications/update/${await applicationTo(job)}/`, {
    body: { status: 'accepted', message, share_email: true },
  });
const note = async (by: TestPerson, job: { id: number }, text: string) =>
  by.send('PUT', `/api/applications/note/${await applicationTo(job)}/`, { body: { note: text } });
const write = async (by: TestPerson, job: { id: number }, text: string) =>
  by.send('POST', `/api/conversations/${await applicationTo(job)}/messages/`, {
    body: { id: randomUUID(), text },
  });
const invite = (by: TestPerson, to: TestPerson, { id }: { id: number }, message: string) =>
  by.send('POST', `/api/job-listings/my-detail/${id}/invitations/`, {
    body: { id: randomUUID(), freelancer_id: to.id, message },
  });
const draft = async (by: TestPerson, job: { id: number }, scope: string) =>
  by.send('POST', `/api/agreements/${await applicationTo(job)}/versions/`, {
    body: { ...agreementTerms, scope, based_on: 0 },
  });
const takeStep = async (by: TestPerson, job: { id: number }, body: AgreementStepInput) =>
  by.send('POST', `/api/agreements/${await applicationTo(job)}/steps/`, { body });
const agreement = async (by: TestPerson, job: { id: number }) =>
  by.send<Agreement>('GET', `/api/agreements/${await applicationTo(job)}/`);
/** Stores a sentence of the work record as if the work were done. */
const record = async (
  job: { id: number },
  sides: { freelancer: TestPerson; client: TestPerson },
  sentence: string,
) =>
  server.database.kysely
    .insertInto('work_record_entries')
    .values({
      application_id: await applicationTo(job),
      about: 'freelancer',
      freelancer_id: sides.freelancer.id,
      client_id: sides.client.id,
      job_title: 'Pilot',
      started_on: '2026-05-04',
      done_on: '2026-06-04',
      sentence,
      confirmed_version: 1,
    })
    .execute();
const sendFile = async (by: TestPerson, job: { id: number }, name: string) => {
  const form = { id: randomUUID(), file: smallPdf(name) };
  const sent = await by.send('POST', `/api/conversations/${await applicationTo(job)}/files/`, { form });
  expect(sent.status).toBe(201);
};
const questionsOf = ({ id }: { id: number }) => `/api/job-listings/listings/${id}/questions/`;
const ask = async (by: TestPerson, job: { id: number }, question: string) =>
  (await by.send<Question>('POST', questionsOf(job), { body: { question } })).body;
const reply = (by: TestPerson, { id }: Question, text: string) =>
  by.send('PUT', `/api/job-listings/questions/${id}/reply/`, { body: { reply: text } });
/** Ends the newest thread of a freelancer, which blocks its sender. */
async function block(by: TestPerson): Promise<void> {
  const { results } = (await by.send<{ results: { id: number }[] }>('GET', '/api/contact/threads/')).body;
  await by.send('PATCH', `/api/conversations/${results[0]?.id}/`, { body: { is_ended: true } });
}
const contact = ({ id }: TestPerson, client_email: string) =>
  sender(server)('POST', '/api/contact/contact-freelancer/', {
    body: { freelancer_id: id, client_email, message: `For ${NAME}.` },
  });
const edit = (by: TestPerson, { id }: { id: number }, change: Partial<JobInput> & { is_active?: boolean }) =>
  by.send('PUT', `/api/job-listings/listings/${id}/edit/`, {
    body: { ...jobInput, is_active: true, ...change },
  });
const received = async (by: TestPerson, { id }: { id: number }) =>
  (await by.send<ApplicationList>('GET', `/api/applications/list/${id}`)).body.results;

const queuedFor = async ({ email }: TestPerson) => {
  const rows = await server.database.kysely
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .execute();
  return rows.map(({ subject }) => subject);
};

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.database.kysely);
  return rows.map(({ name }) => name);
}

/** Returns the names of the tables with a row that contains the person's name or one of the ids. */
async function tablesWith(ids: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql`
      select from ${sql.table(table)} as t, to_jsonb(t) as whole
        where whole::text ilike ${`%${NAME}%`}
        or exists (
          select from jsonb_each_text(whole)
            where key in ('user_id', 'client_id', 'freelancer_id', 'asker_id', 'revealed_by')
            and value = any(${ids.map(String)}::text[])
        )
        limit 1`.execute(server.database.kysely);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

async function storedFiles(): Promise<string[]> {
  const names = await readdir(server.folder, { recursive: true });
  return names.filter((name) => /\.(?:pdf|docx?|webp)$/.test(name));
}

/** The tables that say nothing about a person, each with the reason. A new table fails the test until it has a rule. */
const aboutNoOne: Record<string, string> = {
  agreement_steps: 'They are actions, sides and times.',
  contact_links: 'They have hashes of secrets, and go with the threads.',
  conversations: 'They are numbers, and the side that ended one.',
  demo_accounts: 'They are accounts of nobody.',
  freelancer_skill_counts: 'They are numbers.',
  installation: 'It is an id of the server.',
  job_edit_notices: 'They are times, and go with the job.',
  job_pause_notices: 'They are times, and go with the job.',
  migrations: 'They are names of files.',
  rate_limits: 'Their keys are digests, and each expires within an hour.',
  skills: 'They are the same for everyone.',
  unreferenced_files: 'Their names are random, and the files are tested.',
  used_challenges: 'They are random, and each expires within minutes.',
  versions: 'They are random.',
};

describe('nothing is left', () => {
  beforeEach(async () => {
    server.setTime(START);
    const named = { first_name: NAME, last_name: 'Okafor', company: `${NAME} Shipyard` };
    freelancer = await signUp(server, 'freelancer', { ...named, email: `f@${NAME}.example` });
    client = await signUp(server, 'client', { ...named, email: `c@${NAME}.example` });
  });

  test('of a freelancer and of a client with something in every table and every store', async () => {
    const other = await signUp(server, 'client');
    const applicant = await signUp(server, 'freelancer');

    // The freelancer fills the profile, applies, asks, and is contacted.
    const form = { ...profileForm, bio: NAME, skills: '1', profile_picture: await smallPicture() };
    await freelancer.send<Freelancer>('PUT', `/api/accounts/freelancers/${freelancer.id}/`, { form });
    await freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', {
      form: { title: NAME, link: '', picture: await smallPicture() },
    });
    await freelancer.send('POST', '/api/accounts/resumes/', {
      form: { name: NAME, resume: smallPdf(`${NAME}, saved.pdf`) },
    });
    const decidedJob = await postJob(other, { blind_review: true });
    const waitingJob = await postJob(other, { screening_questions: [asks('Which ferries?')] });
    for (const job of [decidedJob, waitingJob]) {
      const answers = job.screening_questions.map(({ id }) => ({
        question_id: id,
        answer: `${NAME} again.`,
      }));
      const sent = {
        listing: String(job.id),
        cover_letter: `I am ${NAME}.`,
        resume: smallPdf(`${NAME}.pdf`),
        screening_answers: answers.map((answer) => JSON.stringify(answer)),
      };
      await freelancer.send('POST', '/api/applications/apply/', { form: sent });
    }
    await decide(other, decidedJob, `Dear ${NAME}, welcome.`);
    await note(other, decidedJob, `${NAME} is good.`);
    await write(other, decidedJob, `Welcome, ${NAME}.`);
    await write(freelancer, decidedJob, `Thank you. ${NAME}.`);
    await invite(other, freelancer, await postJob(other), `${NAME}, would you?`);
    await draft(freelancer, decidedJob, `A desk for ${NAME}.`);
    await sendFile(other, decidedJob, `${NAME}'s contract.pdf`);
    await ask(freelancer, waitingJob, `Is there a desk for ${NAME}?`);
    await reply(other, await ask(freelancer, waitingJob, 'Is there a desk?'), 'Yes.');
    await contact(freelancer, 'visitor@example.com');
    await contact(applicant, freelancer.email);
    await block(freelancer);
    const written = { freelancer_id: freelancer.id, client_email: 'a@b.example', subject: '', message: NAME };
    await server.database.kysely
      .insertInto('contact_messages')
      .values({ ...written, created_at: START })
      .execute();
    await changeAddress(server, freelancer, `new@${NAME}.example`);
    await sender(server)('POST', '/api/auth/password/reset/', { body: { email: client.email } });
    await server.mailTo(client.email, 'Choose a new password');

    const passkey = { id: randomUUID(), user_id: freelancer.id, name: `${NAME}'s phone`, created_at: START };
    const credential = { credential_id: Buffer.alloc(16), public_key: Buffer.alloc(32), counter: 0 };
    await server.database.kysely
      .insertInto('passkeys')
      .values({ ...passkey, ...credential, transports: [], used_at: null })
      .execute();

    await turnCodesOn(server, freelancer);
    const typed = { based_on: 0, texts: [{ field: 'text', text: `I am ${NAME}, and` }] };
    await freelancer.send('PUT', '/api/users/drafts/message:1/', { body: typed });
    await record(decidedJob, { freelancer, client: other }, `${NAME} was on time.`);
    const saved = { body: { note: `${NAME} might fit.` } };
    await freelancer.send('PUT', `/api/saved/jobs/${waitingJob.id}/`, saved);
    await other.send('PUT', `/api/saved/freelancers/${freelancer.id}/`, saved);

    // The client posts jobs and changes one, decides, writes, and replies.
    const blind = await postJob(client, { title: 'Boat builder', description: NAME, blind_review: true });
    await postJob(client, { title: `${NAME}, without applicants` });
    await apply(applicant, blind);
    await decide(client, blind, `${NAME} here, welcome.`);
    await write(client, blind, `This is ${NAME}.`);
    await draft(applicant, blind, 'A boat.');
    await takeStep(client, blind, { action: 'confirm', version: 1 });
    await takeStep(client, blind, { action: 'end', reason: `${NAME} is closing.` });
    await write(applicant, blind, 'Thank you.');
    await record(blind, { freelancer: applicant, client }, `${NAME} paid on the day.`);
    await sendFile(client, blind, `${NAME}'s offer.pdf`);
    const later = await postJob(client, {
      title: 'Caulker',
      description: NAME,
      screening_questions: [asks(`For ${NAME}?`)],
    });
    await apply(applicant, later);
    await edit(client, later, { title: 'Caulker', description: `${NAME} builds boats.` });
    await edit(client, later, { is_active: false });
    await invite(client, applicant, await postJob(client), `${NAME} would be glad.`);
    await client.send('PUT', `/api/saved/freelancers/${applicant.id}/`, saved);
    await client.send('POST', '/api/message-templates/', {
      body: { kind: 'accept', name: NAME, text: NAME },
    });

    // The client joins the team of another one, to which the freelancer is invited.
    const member = { user_id: client.id, account_id: other.id, role: 'reader' as const, joined_at: START };
    await server.database.kysely.insertInto('team_members').values(member).execute();
    await other.send('POST', '/api/team/invitations/', {
      body: { email: `new@${NAME}.example`, role: 'reader' },
    });

    // The server's own task takes the request soon, so it is made last.
    const asked = { email: `new@${NAME}.example`, created_at: START };
    await server.database.kysely.insertInto('reset_requests').values(asked).execute();
    const ids = [freelancer.id, client.id];
    const before = await tablesWith(ids);
    expect((await tables()).filter((name) => !before.includes(name))).toEqual(Object.keys(aboutNoOne));
    const url = `/api/accounts/freelancers/?search=${NAME}`;
    expect((await visit<FreelancerList>(url)).body.count).toBe(1);
    expect((await storedFiles()).length).toBeGreaterThan(0);

    await leave(freelancer);
    await leave(client);
    expect(await tablesWith(ids)).toEqual([]);
    expect((await visit<FreelancerList>(url)).body.count).toBe(0);
    expect((await visit(`/api/accounts/freelancers/${freelancer.id}/`)).status).toBe(404);
    expect((await visit(`/api/companies/${NAME.toLowerCase()}-shipyard/`)).status).toBe(404);

    // The files are in the trash for a week, because a backup may be reading them.
    server.setTime(secondsAfter(server.now(), 8 * DAY_S));
    const cleanup = { queries: server.database.kysely, files: server.files, clock: () => server.now() };
    await cleanUpOrphans({ ...cleanup, log: silentLog }, server.now());
    const [kept] = await server.database.kysely
      .selectFrom('resumes')
      .select(sql<number>`count(distinct key)::int`.as('count'))
      .execute();
    expect(await storedFiles()).toHaveLength(kept?.count ?? 0);
  });
});

describe('others keep', () => {
  let job: MyJob;
  beforeEach(async () => {
    server.setTime(START);
    freelancer = await signUp(server, 'freelancer');
    client = await signUp(server, 'client', { company: 'North Pier Ferries' });
    job = await postJob(client, { title: 'Pilot' });
    await apply(freelancer, job);
  });

  test('an application with its dates and its outcome, of a former member', async () => {
    await decide(client, job, 'Welcome.');
    await leave(freelancer);
    const [application] = await received(client, job);
    expect(application).toMatchObject({
      is_former_member: true,
      applicant: { name: 'A former member', profile_picture: null, title: '', skills: [] },
      freelancer_id: null,
      status: 'accepted',
      applied_at: START.toISOString(),
      cover_letter: '',
      message: null,
      resume: null,
    });
    expect((await client.send('GET', application?.resume_url ?? '')).status).toBe(404);
  });

  test('no open application: it is withdrawn, and the client gets a mail', async () => {
    await leave(freelancer);
    const [application] = await received(client, job);
    expect(application).toMatchObject({ is_former_member: true, status: 'withdrawn' });
    const subjects = await queuedFor(client);
    expect(subjects).toContain('Application withdrawn: Pilot');
    const { body } = await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`);
    expect(body).toMatchObject({ undecided_count: 0 });
  });

  test('the title of a job, whose open applications end with a mail', async () => {
    await leave(client);
    const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(body.results).toMatchObject([
      { listing_title: 'Pilot', company_name: 'Unknown', status: 'closed' },
    ]);
    const one = await freelancer.send<SentApplication>('GET', `/api/applications/my/${body.results[0]?.id}/`);
    expect(one.body).toMatchObject({ cover_letter: 'I have shipped two.', applied_to: { description: '' } });
    expect(await queuedFor(freelancer)).toHaveLength(2);
  });

  test('an accepted application after the client has left', async () => {
    await decide(client, job, 'Welcome.');
    await leave(client);
    const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(body.results).toMatchObject([{ status: 'accepted', message: null, client_email: null }]);
  });

  test('an agreement that both sides have confirmed, with a former member', async () => {
    await decide(client, job, 'Welcome.');
    await draft(freelancer, job, 'A boat.');
    await takeStep(client, job, { action: 'confirm', version: 1 });
    await leave(freelancer);
    expect((await agreement(client, job)).body).toMatchObject({
      freelancer_name: null,
      state: 'agreed',
      terms: { scope: 'A boat.' },
      actions: [],
    });
    expect(await takeStep(client, job, { action: 'start' })).toMatchObject({
      status: 409,
      body: { code: 'agreement_closed' },
    });
    await leave(client);
    expect(await server.database.kysely.selectFrom('agreements').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ application_id: await applicationTo(job) }),
    );
  });

  test('no agreement that only one side has confirmed', async () => {
    await decide(client, job, 'Welcome.');
    await draft(freelancer, job, 'A boat.');
    await leave(freelancer);
    expect((await agreement(client, job)).status).toBe(404);
  });

  test('an answered question', async () => {
    await reply(client, await ask(freelancer, job, 'Which ferries?'), 'All nine.');
    await ask(freelancer, job, 'Which pier?');
    await leave(freelancer);
    const { body } = await visit<QuestionList>(questionsOf(job));
    expect(body.results).toMatchObject([{ question: 'Which ferries?', reply: 'All nine.' }]);
  });

  test('the mails to the address of an account that was never confirmed', async () => {
    const pretender = await signUp(server, 'client', { email: freelancer.email, isConfirmed: false });
    const before = (await queuedFor(freelancer)).length;
    expect(before).toBeGreaterThan(0);
    await pretender.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    server.setTime(secondsAfter(START, 7 * DAY_S));
    await deleteNow();
    expect((await queuedFor(freelancer)).length).toBeGreaterThanOrEqual(before);
  });
});

describe('an account', () => {
  beforeEach(async () => {
    server.setTime(START);
    client = await signUp(server, 'client');
  });
  const logIn = () =>
    sender(server)('POST', '/api/auth/login/', { body: { email: client.email, password: PASSWORD } });

  test('is deleted after seven days, of which a mail tells', async () => {
    const { body } = await request(client);
    expect(body.deletes_at).toBe(secondsAfter(START, 7 * DAY_S).toISOString());
    const mail = await server.mailTo(client.email, 'Your account will be deleted on May 11, 2026');
    expect(mail.text).toContain('https://harbor.test/account');
    server.setTime(secondsAfter(START, 7 * DAY_S - 1));
    await deleteNow();
    expect((await logIn()).status).toBe(200);
    server.setTime(secondsAfter(START, 7 * DAY_S));
    await deleteNow();
    expect((await logIn()).status).toBe(401);
  });

  test('counts as deleted from the first second on', async () => {
    await request(client);
    server.setTime(secondsAfter(START, 7 * DAY_S - 1));
    const { body } = await logIn();
    server.setTime(secondsAfter(START, 7 * DAY_S));
    expect((await logIn()).status).toBe(401);
    const headers = { authorization: `Bearer ${(body as Session).access_token}` };
    expect((await sender(server, headers)('GET', '/api/users/')).status).toBe(401);
  });

  test('stays if its user keeps it', async () => {
    await request(client);
    const { body } = await client.send<User>('DELETE', '/api/users/deletion/');
    expect(body.deletes_at).toBeNull();
    server.setTime(secondsAfter(START, 8 * DAY_S));
    await deleteNow();
    expect((await logIn()).status).toBe(200);
  });

  test('is not deleted without the password', async () => {
    const { status, body } = await request(client, 'not my password');
    expect([status, body]).toMatchObject([400, { password: ['This is not your password.'] }]);
  });

  test('keeps the first time if its deletion is asked for twice', async () => {
    await request(client);
    server.setTime(secondsAfter(START, DAY_S));
    expect((await request(client)).body.deletes_at).toBe(secondsAfter(START, 7 * DAY_S).toISOString());
  });
});
