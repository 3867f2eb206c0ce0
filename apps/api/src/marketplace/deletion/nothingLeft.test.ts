/** Tests that users who delete their account leave no data in any table or store. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type {
  Freelancer,
  FreelancerList,
  JobInput,
  MyApplication,
  MyJob,
  PortfolioPiece,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUpOrphans } from '../../files/orphanCleanup.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { turnCodesOn } from '../../testing/authenticatorApp.ts';
import { silentLog } from '../../testing/log.ts';
import {
  apply,
  changeAddress,
  jobInput,
  postJob,
  profileForm,
  sender,
  signUp,
} from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { report, rule } from '../../testing/moderation.ts';
import { hireStaff } from '../../testing/staff.ts';
import { pushSubscription } from '../../testing/pushSubscription.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { DAY_S, accept, ask, draftAgreement, leave, reply, takeStep } from './testing.ts';

const asks = (text: string) => ({ text, kind: 'text' as const, is_required: false });

/** A word that occurs in all texts of the person who deletes the account, and in no other texts. */
const NAME = 'Quillonia';

let server: TestServer;
let freelancer: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const visit = <Body>(url: string) => sender(server)<Body>('GET', url);

/** Applies to a job. The letter, the answers and the file's name contain the word. */
async function applyWithName(by: TestPerson, job: MyJob): Promise<MyApplication> {
  const answers = job.screening_questions.map(({ id }) => ({ question_id: id, answer: `${NAME} again.` }));
  const form = {
    listing: String(job.id),
    cover_letter: `I am ${NAME}.`,
    resume: smallPdf(`${NAME}.pdf`),
    screening_answers: answers.map((answer) => JSON.stringify(answer)),
  };
  return (await by.send<MyApplication>('POST', '/api/applications/apply/', { form })).body;
}

const note = (by: TestPerson, { id }: { id: number }, text: string) =>
  by.send('PUT', `/api/applications/note/${id}/`, { body: { note: text } });
const write = (by: TestPerson, { id }: { id: number }, text: string) =>
  by.send('POST', `/api/conversations/${id}/messages/`, { body: { id: randomUUID(), text } });
const invite = (by: TestPerson, to: TestPerson, { id }: { id: number }, message: string) =>
  by.send('POST', `/api/job-listings/my-detail/${id}/invitations/`, {
    body: { id: randomUUID(), freelancer_id: to.id, message },
  });
/** Stores a sentence of the work record, as if the work of the two users were done. */
const record = (
  { id }: { id: number },
  sides: { freelancer: TestPerson; client: TestPerson },
  sentence: string,
) =>
  server.database.kysely
    .insertInto('work_record_entries')
    .values({
      application_id: id,
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
const sendFile = async (by: TestPerson, { id }: { id: number }, name: string) => {
  const form = { id: randomUUID(), file: smallPdf(name) };
  const sent = await by.send('POST', `/api/conversations/${id}/files/`, { form });
  expect(sent.status).toBe(201);
};
/** Ends the newest thread of a freelancer. This also blocks the thread's sender. */
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

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.database.kysely);
  return rows.map(({ name }) => name);
}

/** Returns the names of the tables that contain the word or one of the ids. */
async function tablesWith(ids: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql`
      select from ${sql.table(table)} as t, to_jsonb(t) as whole
        where whole::text ilike ${`%${NAME}%`}
        or exists (
          select from jsonb_each_text(whole)
            where key in ('user_id', 'client_id', 'freelancer_id', 'asker_id', 'revealed_by', 'owner_id', 'reporter_id', 'moderator_id')
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

/**
 * The tables without personal data, each with the reason. The test fails for a new table that is neither listed here
 * nor filled by this test.
 */
const aboutNoOne: Record<string, string> = {
  agreement_steps: 'They are actions, sides and times.',
  announced_jobs: 'It is a position in the changes of jobs.',
  brand: 'It is a name, a colour and a logo of the operator.',
  company_domains: 'They are hosts of websites, and go with the company.',
  contact_links: 'They have hashes of secrets, and go with the threads.',
  conversations: 'They are numbers, and the side that ended one.',
  demo_accounts: 'No person owns these accounts.',
  first_texts: 'They are ids of jobs and users.',
  freelancer_skill_counts: 'They are numbers.',
  installation: 'It is an id of the server.',
  job_changes: 'They are ids of jobs.',
  job_edit_notices: 'They are times, and go with the job.',
  job_pause_notices: 'They are times, and go with the job.',
  job_texts: 'They are digests of words, and go with the job.',
  job_views: 'They are sums for each day, and go with the job.',
  legal_acknowledgements: 'They are names of texts, versions and times.',
  legal_texts: 'They are texts of the operator.',
  mail_texts: 'They are words of operators for mails to everyone.',
  migrations: 'They are names of files.',
  moderation_log: 'It has ids, actions and times.',
  push_subscriptions: 'They are encrypted, and go with the sessions.',
  pushes: 'They are ids and times, and go with the notifications.',
  rate_limits: 'Their keys are digests, and each expires within an hour.',
  saved_search_anchors: 'They are beginnings of words and digests, and go with the searches.',
  saved_search_matches: 'They are ids of jobs and times, and go with the searches.',
  site_settings: 'They are names and values of settings.',
  skills: 'They are the same for everyone.',
  uncompared_jobs: 'They are ids of jobs.',
  unmatched_jobs: 'They are ids of jobs.',
  unreferenced_files: 'Their names are random, and the files are tested.',
  used_challenges: 'They are random, and each expires within minutes.',
  versions: 'They are random.',
  withheld_pictures: 'Their names are random, and the files are tested.',
};

beforeEach(async () => {
  server.setTime(START);
  const named = { first_name: NAME, last_name: 'Okafor', company: `${NAME} Shipyard` };
  freelancer = await signUp(server, 'freelancer', { ...named, email: `f@${NAME}.example` });
  client = await signUp(server, 'client', { ...named, email: `c@${NAME}.example` });
});

test('a freelancer and a client with data in every table and store leave no data when their accounts are deleted', async () => {
  const other = await signUp(server, 'client');
  const applicant = await signUp(server, 'freelancer');

  // The freelancer fills in the profile, applies to a job, asks a question, and gets a visitor's message.
  const form = { ...profileForm, bio: NAME, skills: '1', profile_picture: await smallPicture() };
  await freelancer.send<Freelancer>('PUT', `/api/accounts/freelancers/${freelancer.id}/`, { form });
  await freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', {
    form: { title: NAME, link: '', picture: await smallPicture() },
  });
  await freelancer.send('POST', '/api/accounts/resumes/', {
    form: { name: NAME, resume: smallPdf(`${NAME}, saved.pdf`) },
  });
  const sent = await applyWithName(freelancer, await postJob(other, { blind_review: true }));
  const waitingJob = await postJob(other, { screening_questions: [asks('Which ferries?')] });
  await applyWithName(freelancer, waitingJob);
  await accept(other, sent, `Dear ${NAME}, welcome.`);
  await note(other, sent, `${NAME} is good.`);
  await write(other, sent, `Welcome, ${NAME}.`);
  await write(freelancer, sent, `Thank you. ${NAME}.`);
  await invite(other, freelancer, await postJob(other), `${NAME}, would you?`);
  await draftAgreement(freelancer, sent, `A desk for ${NAME}.`);
  await sendFile(other, sent, `${NAME}'s contract.pdf`);
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
  await freelancer.send('POST', '/api/users/calendar/');
  await freelancer.send('PUT', '/api/users/push/', { body: pushSubscription() });
  await record(sent, { freelancer, client: other }, `${NAME} was on time.`);
  const saved = { body: { note: `${NAME} might fit.` } };
  await freelancer.send('PUT', `/api/saved/jobs/${waitingJob.id}/`, saved);
  await other.send('PUT', `/api/saved/freelancers/${freelancer.id}/`, saved);
  const search = { name: `For ${NAME}`, frequency: 'daily', conditions: { search: NAME } };
  await freelancer.send('POST', '/api/saved/searches/', { body: search });
  await server.database.kysely
    .insertInto('saved_search_mailed_jobs')
    .values({ user_id: freelancer.id, listing_id: waitingJob.id, mailed_at: START })
    .execute();

  // The client posts jobs and changes one of them, decides on an application, writes messages, and replies to a
  // question.
  const blind = await postJob(client, { title: 'Boat builder', description: NAME, blind_review: true });
  await postJob(client, { title: `${NAME}, without applicants` });
  const received = await apply(applicant, blind);
  await accept(client, received, `${NAME} here, welcome.`);
  await write(client, received, `This is ${NAME}.`);
  await draftAgreement(applicant, received, 'A boat.');
  await takeStep(client, received, { action: 'confirm', version: 1 });
  await takeStep(client, received, { action: 'end', reason: `${NAME} is closing.` });
  await write(applicant, received, 'Thank you.');
  await record(received, { freelancer: applicant, client }, `${NAME} paid on the day.`);
  await sendFile(client, received, `${NAME}'s offer.pdf`);
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
  const kind = 'freelancers';
  const everyone = { availability: ['Available', 'Busy', 'On Leave'] };
  for (const searcher of [client, other])
    await searcher.send('POST', '/api/saved/searches/', {
      body: { kind, name: 'Everyone', frequency: 'daily', conditions: everyone },
    });
  await server.database.kysely
    .insertInto('saved_search_mailed_people')
    .values([
      { user_id: client.id, freelancer_id: applicant.id, mailed_at: START },
      { user_id: other.id, freelancer_id: freelancer.id, mailed_at: START },
    ])
    .execute();
  await client.send('POST', '/api/message-templates/', {
    body: { kind: 'accept', name: NAME, text: NAME },
  });

  // The client joins another client's team. That client then also invites an address that contains the marker word.
  const member = { user_id: client.id, account_id: other.id, role: 'reader' as const, joined_at: START };
  await server.database.kysely.insertInto('team_members').values(member).execute();
  await other.send('POST', '/api/team/invitations/', {
    body: { email: `new@${NAME}.example`, role: 'reader' },
  });

  // An operator has invited the freelancer's email address to sign up.
  await server.database.kysely
    .insertInto('sign_up_invitations')
    .values({
      id: randomUUID(),
      token_hash: Buffer.alloc(32),
      email: `new@${NAME}.example`,
      note: '',
      max_uses: 1,
      uses: 1,
      created_at: START,
      last_day: '2026-12-31',
      withdrawn_at: null,
    })
    .execute();

  // The freelancer reports a job, and appeals against a moderator's decision. The client becomes a moderator.
  const moderator = await hireStaff(server, 'moderator');
  const words = `${NAME} has seen it.`;
  await report(server, { kind: 'job', id: waitingJob.id }, { send: freelancer.send, words });
  const { statementId } = await rule(
    server,
    moderator,
    { kind: 'freelancer', id: freelancer.id },
    { action: 'request_change', rule: 'honesty', reason: `${NAME} is no shipyard.` },
  );
  const appealed = await freelancer.send('POST', `/api/moderation/statements/${statementId}/appeal/`, {
    body: { words: `${NAME} is one.` },
  });
  expect(appealed.status).toBe(200);
  const role = { user_id: client.id, role: 'moderator' as const, granted_at: START };
  await server.database.kysely.insertInto('staff_roles').values(role).execute();

  // This request is inserted last, because the server's own task soon processes and deletes it.
  const asked = { email: `new@${NAME}.example`, created_at: START };
  await server.database.kysely.insertInto('reset_requests').values(asked).execute();
  const ids = [freelancer.id, client.id];
  const before = await tablesWith(ids);
  expect((await tables()).filter((name) => !before.includes(name))).toEqual(Object.keys(aboutNoOne));
  const url = `/api/accounts/freelancers/?search=${NAME}`;
  expect((await visit<FreelancerList>(url)).body.count).toBe(1);
  expect((await storedFiles()).length).toBeGreaterThan(0);

  await leave(server, freelancer);
  await leave(server, client);
  expect(await tablesWith(ids)).toEqual([]);
  expect((await visit<FreelancerList>(url)).body.count).toBe(0);
  expect((await visit(`/api/accounts/freelancers/${freelancer.id}/`)).status).toBe(404);
  expect((await visit(`/api/companies/${NAME.toLowerCase()}-shipyard/`)).status).toBe(404);

  // The files stay in the trash for a week, because a backup may be reading them.
  server.setTime(secondsAfter(server.now(), 8 * DAY_S));
  const cleanup = { queries: server.database.kysely, files: server.files, clock: () => server.now() };
  await cleanUpOrphans({ ...cleanup, log: silentLog }, server.now());
  const [kept] = await server.database.kysely
    .selectFrom('resumes')
    .select(sql<number>`count(distinct key)::int`.as('count'))
    .execute();
  expect(await storedFiles()).toHaveLength(kept?.count ?? 0);
});
