/**
 * Tests questions about jobs: who may ask questions, how many questions a person may ask, who is notified, and that no
 * response names the asker.
 */
import type { FieldErrors, Question, QuestionList } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVersions } from '../../platform/caching/publicVersion.ts';
import { apply, deactivate, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { definitions } from '../siteSettings/siteSettings.ts';
import { MAX_WAITING, MAX_WAITING_ON_JOB } from './questions.policy.ts';
import { sentencesOf } from '../../testing/sentencesOf.ts';

let server: TestServer;
let client: TestPerson;
let asker: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  asker = await newcomer();
});
afterAll(() => server.close());

type Job = { id: number };
const newcomer = () => signUp(server, 'freelancer', { first_name: 'Wilhelmina', last_name: 'Unmistakable' });
const QUESTION = 'Is the seat map part of the work?';
const questionsOf = ({ id }: Job) => `/api/job-listings/listings/${id}/questions/`;
const ask = (person: TestPerson, job: Job, question = QUESTION) =>
  person.send<Question & { detail: string } & FieldErrors>('POST', questionsOf(job), { body: { question } });
const asked = async (person: TestPerson, job: Job, question = QUESTION) => {
  const { status, body } = await ask(person, job, question);
  expect(status).toBe(201);
  return body;
};
const reply = ({ id }: Question, text = 'Yes, for all nine ferries.', by = client) =>
  by.send<Question>('PUT', `/api/job-listings/questions/${id}/reply/`, { body: { reply: text } });
const remove = ({ id }: Question, reason = 'It names another company.', by = client) =>
  by.send('POST', `/api/job-listings/questions/${id}/delete/`, { body: { reason } });
const shown = async (job: Job) =>
  (await sender(server)<QuestionList>('GET', questionsOf(job))).body.results.map(({ question }) => question);
const waiting = async (person: TestPerson, job: Job) =>
  (await person.send<QuestionList>('GET', `${questionsOf(job)}mine/`)).body.results;
const received = async (job: Job, by = client) =>
  (await by.send<QuestionList>('GET', `/api/job-listings/my-detail/${job.id}/questions/`)).body.results;
const mailsTo = ({ email }: TestPerson) => server.mails.filter(({ to }) => to === email);

describe('a question', () => {
  test('is mailed to the client, and is public once it has a reply', async () => {
    const job = await postJob(client);
    const question = await asked(asker, job);
    expect(question).toMatchObject({ question: QUESTION, reply: null, replied_at: null });
    expect(await shown(job)).toEqual([]);
    expect(await waiting(asker, job)).toEqual([question]);
    expect(await received(job)).toEqual([question]);
    expect((await server.mailTo(client.email)).text).toContain(`> ${QUESTION}`);

    const { status, body } = await reply(question);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...question,
      reply: 'Yes, for all nine ferries.',
      replied_at: START.toISOString(),
    });
    expect(await shown(job)).toEqual([QUESTION]);
    expect(await waiting(asker, job)).toEqual([]);
    const mail = await server.mailTo(asker.email);
    expect(mail.subject).toBe(`Your question was answered: ${job.title}`);
    expect(mail.text).toContain(`You asked: ${QUESTION}`);
    expect(mail.text).toContain('> Yes, for all nine ferries.');
  });

  test('may be asked by another client, but not by the client of the job', async () => {
    const job = await postJob(client);
    expect((await ask(await signUp(server, 'client'), job)).status).toBe(201);
    const own = await ask(client, job);
    expect(own).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^This job is your own/) as string },
    });
  });

  test('can be asked only about a job that is open for applications and that the asker can see', async () => {
    const [job, late] = [
      await postJob(client),
      await postJob(client, { application_deadline: '2026-05-04' }),
    ];
    const applicant = await newcomer();
    await apply(applicant, job);
    await deactivate(client, job);
    expect((await ask(asker, job)).status).toBe(404);
    expect((await ask(applicant, job)).status).toBe(409);
    server.setTime(new Date('2026-05-05T09:00:00Z'));
    expect(await ask(asker, late)).toMatchObject({
      status: 409,
      body: { detail: 'This job takes no questions any more.' },
    });
    server.setTime(START);
  });

  test.each([
    ['too short', 'Too short'],
    ['too long', 'x'.repeat(501)],
    ['blank', ' '.repeat(12)],
  ])('is refused if it is %s', async (_name, text) => {
    const { status, body } = await ask(asker, await postJob(client), text);
    expect(status).toBe(400);
    expect(Object.keys(sentencesOf(body))).toEqual(['question']);
  });

  test('can be deleted with or without a reply, and a mail gives the asker the reason', async () => {
    const job = await postJob(client);
    const person = await newcomer();
    const [first, second] = [await asked(person, job, 'What is the pay for it?'), await asked(person, job)];
    await reply(first);
    expect((await server.mailTo(person.email)).subject).toMatch(/answered/);
    for (const question of [first, second]) {
      expect((await remove(question)).status).toBe(204);
      expect((await server.mailTo(person.email)).text).toContain('> It names another company.');
      expect((await remove(question)).status).toBe(404);
      expect((await reply(question)).status).toBe(404);
    }
    expect([await shown(job), await waiting(person, job), await received(job)]).toEqual([[], [], []]);
  });

  test('can be deleted together with all other questions without a reply that its asker has about the job', async () => {
    const [job, otherJob] = [await postJob(client), await postJob(client)];
    const [person, other] = [await newcomer(), await newcomer()];
    const replied = await asked(person, job, 'What is the pay for it?');
    await reply(replied);
    await server.mailTo(person.email);
    const [first] = [
      await asked(person, job, 'Buy my course today!'),
      await asked(person, job, 'Buy it now!'),
    ];
    const [elsewhere, others] = [await asked(person, otherJob), await asked(other, job)];
    const removeAll = (by: TestPerson) =>
      by.send('POST', `/api/job-listings/questions/${first.id}/delete-all/`, { body: { reason: 'Spam.' } });

    expect((await removeAll(await signUp(server, 'client'))).status).toBe(404);
    expect((await removeAll(client)).status).toBe(204);
    expect(await received(job)).toMatchObject([{ id: others.id }, { id: replied.id }]);
    expect(await received(otherJob)).toMatchObject([{ id: elsewhere.id }]);
    const mails = [await server.mailTo(person.email), await server.mailTo(person.email)];
    expect(mails.map(({ text }) => /Buy .*!/.exec(text)?.[0])).toEqual(
      expect.arrayContaining(['Buy my course today!', 'Buy it now!']),
    );
    for (const { text } of mails) expect(text).toContain('> Spam.');
    expect((await removeAll(client)).status).toBe(404);
  });

  test('is hidden from the public with its job, but stays visible to the client', async () => {
    const job = await postJob(client);
    const question = await asked(await newcomer(), job);
    await deactivate(client, job);
    expect((await reply(question)).status).toBe(200);
    expect((await sender(server)('GET', questionsOf(job))).status).toBe(404);
    expect(await received(job)).toHaveLength(1);
  });
});

test('a corrected reply keeps its place and its date, and causes no second mail', async () => {
  const job = await postJob(client);
  const person = await newcomer();
  const [first, second] = [await asked(person, job, 'What is the pay for it?'), await asked(person, job)];
  await reply(first);
  server.setTime(new Date('2026-05-04T10:00:00Z'));
  await reply(second);
  const { body } = await reply(first, 'No, that was a mistake.');
  expect(body).toMatchObject({ reply: 'No, that was a mistake.', replied_at: START.toISOString() });
  expect(await shown(job)).toEqual([second.question, first.question]);
  await server.mailTo(person.email);
  await server.mailTo(person.email);
  server.setTime(START);
  expect(mailsTo(person)).toHaveLength(2);
});

test('the client sees questions without a reply first, the oldest at the top', async () => {
  const job = await postJob(client);
  const person = await newcomer();
  const texts = ['What is the pay for it?', 'May I work from home?', 'When does it begin?'];
  const questions: Question[] = [];
  for (const text of texts) questions.push(await asked(person, job, text));
  for (const question of questions.slice(0, 1)) await reply(question);
  expect((await received(job)).map(({ question }) => question)).toEqual([texts[1], texts[2], texts[0]]);
});

test('no response of the API and no mail to the client names the asker', async () => {
  const [owner, person] = [await signUp(server, 'client'), await newcomer()];
  const job = await postJob(owner);
  const question = await asked(person, job);
  const seen = [
    question,
    await waiting(person, job),
    await received(job, owner),
    (await reply(question, 'Yes.', owner)).body,
    (await sender(server)('GET', questionsOf(job))).body,
    await received(job, owner),
    await server.mailTo(owner.email),
  ];
  expect(JSON.stringify(seen)).not.toMatch(/Wilhelmina|Unmistakable/);
  expect(JSON.stringify(seen)).not.toContain(person.email);
  expect(Object.keys(question).toSorted()).toEqual(['asked_at', 'id', 'question', 'replied_at', 'reply']);
});

describe('the limits on questions', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, index) => `Question number ${index}?`);

  test(`allow one person ${MAX_WAITING} questions without a reply about a job, and one more after each reply`, async () => {
    const job = await postJob(client);
    const person = await newcomer();
    const responses = await Promise.all(texts(6).map((text) => ask(person, job, text)));
    expect(statusesOf(responses)).toEqual([201, 201, 201, 409, 409, 409]);
    const [first] = await waiting(person, job);
    if (first) await reply(first);
    expect((await ask(person, job)).status).toBe(201);
  });

  test('allow a person to ask the same question only once', async () => {
    const job = await postJob(client);
    const person = await newcomer();
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => ask(person, job))))).toEqual([201, 409, 409]);
  });

  test(`allow one person ${definitions.questions_a_day.usual} questions in 24 hours, including deleted ones`, async () => {
    const person = await newcomer();
    const jobs = await Promise.all(texts(definitions.questions_a_day.usual + 2).map(() => postJob(client)));
    const [first, ...others] = jobs;
    if (first) await remove(await asked(person, first));
    const responses = await Promise.all(others.map((job) => ask(person, job)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(
      definitions.questions_a_day.usual - 1,
    );
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(/^You have asked 10 questions/);
    server.setTime(new Date('2026-05-05T09:00:01Z'));
    expect((await ask(person, await postJob(client))).status).toBe(201);
    server.setTime(START);
  });

  test(`allow all people together ${MAX_WAITING_ON_JOB} questions without a reply about a job`, async () => {
    const job = await postJob(client);
    const { kysely } = server.database;
    await kysely
      .insertInto('questions')
      .values(
        texts(MAX_WAITING_ON_JOB - 1).map((question) => ({
          listing_id: job.id,
          asker_id: client.id,
          question,
          asked_at: START,
        })),
      )
      .execute();
    const people = [await newcomer(), await newcomer(), await newcomer()];
    expect(statusesOf(await Promise.all(people.map((person) => ask(person, job))))).toEqual([201, 409, 409]);
  });
});

test('the version of the public data changes only if a question or a reply becomes public, changes or disappears', async () => {
  const version = createVersions(server.database.kysely).public;
  const isChangedBy = async (act: () => Promise<unknown>) => {
    const before = await version();
    await act();
    return (await version()) !== before;
  };
  const job = await postJob(client);
  const person = await newcomer();
  let question = await asked(person, job, 'What is the pay for it?');
  expect(await isChangedBy(() => remove(question))).toBe(false);
  expect(await isChangedBy(async () => (question = await asked(person, job)))).toBe(false);
  expect(await isChangedBy(() => reply(question))).toBe(true);
  expect(await isChangedBy(() => reply(question))).toBe(false);
  expect(await isChangedBy(() => reply(question, 'No.'))).toBe(true);
  expect(await isChangedBy(() => remove(question))).toBe(true);
  const account = () =>
    server.database.kysely.deleteFrom('questions').where('id', '=', question.id).execute();
  expect(await isChangedBy(account)).toBe(false);
});
