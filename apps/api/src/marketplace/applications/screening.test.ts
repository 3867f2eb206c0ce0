/** Tests the screening questions of a job and the answers of its applicants. */
import type {
  Application,
  ApplicationList,
  Job,
  JobInput,
  JobUpdate,
  MyApplication,
  MyJob,
  ScreeningAnswerInput,
  ScreeningQuestionInput,
  SentApplication,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobInput, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
});
afterAll(() => server.close());

const years = {
  text: 'How many years have you sailed?',
  kind: 'text',
  is_required: true,
} as const satisfies ScreeningQuestionInput;
const start = {
  text: 'When can you start?',
  kind: 'choice',
  choices: ['At once', 'In a month'],
  is_required: false,
} satisfies ScreeningQuestionInput;

const postScreened = (more: Partial<JobInput> = {}) =>
  postJob(client, { screening_questions: [years, start], ...more });
const tryToPost = (...screening_questions: unknown[]) =>
  client.send('POST', '/api/job-listings/create/', { body: { ...jobInput, screening_questions } });
const change = async ({ id }: MyJob, more: Partial<JobUpdate>) => {
  const body = { ...jobInput, is_active: true, ...more };
  return (await client.send<MyJob>('PUT', `/api/job-listings/listings/${id}/edit/`, { body })).body;
};
const applyWith = (job: MyJob, ...parts: (ScreeningAnswerInput | string)[]) =>
  freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
    form: {
      listing: String(job.id),
      cover_letter: 'I would.',
      resume: smallPdf(),
      screening_answers: parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))),
    },
  });
const answerTo = ({ screening_questions }: MyJob, position: number, answer: string) => ({
  question_id: screening_questions[position]?.id ?? '',
  answer,
});
const sent = async ({ id }: MyApplication) =>
  (await freelancer.send<SentApplication>('GET', `/api/applications/my/${id}/`)).body.screening_answers;
const received = async ({ id }: MyJob): Promise<Application | undefined> =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${id}`)).body.results[0];

describe('the screening questions of a job', () => {
  test('have ids, and are shown to everyone who sees the job', async () => {
    const { id, screening_questions } = await postScreened();
    expect(screening_questions).toMatchObject([years, start]);
    expect(new Set(screening_questions.map((question) => question.id)).size).toBe(2);
    const { body } = await freelancer.send<Job>('GET', `/api/job-listings/listings/${id}/`);
    expect(body.screening_questions).toEqual(screening_questions);
  });

  test('do not change if an edit leaves them out', async () => {
    const job = await postScreened();
    expect((await change(job, { title: 'Another title' })).screening_questions).toEqual(
      job.screening_questions,
    );
    expect((await change(job, { screening_questions: [] })).screening_questions).toEqual([]);
  });

  test('keep their ids if an edit leaves their words unchanged, whatever their order', async () => {
    const job = await postScreened();
    const other = { ...years, text: 'How many years at sea?' };
    const [first, second] = (await change(job, { screening_questions: [start, other] })).screening_questions;
    expect(first?.id).toBe(job.screening_questions[1]?.id);
    expect(job.screening_questions.map(({ id }) => id)).not.toContain(second?.id);
  });

  test.each([
    [
      'four questions',
      [years, start, { ...years, text: 'One' }, { ...years, text: 'Four' }],
      [{ code: 'too_high' }],
    ],
    ['the same question twice', [years, years], [{ code: 'repeated' }]],
    ['an empty question', [{ ...years, text: '' }], [{ code: 'required', part: 'text' }]],
    [
      'a question of 301 characters',
      [{ ...years, text: 'x'.repeat(301) }],
      [{ code: 'too_long', part: 'text' }],
    ],
    [
      'choices in a question of a kind without choices',
      [{ ...years, choices: ['Yes', 'No'] }],
      [{ code: 'unknown_field', part: 'choices' }],
    ],
    ['a single choice', [{ ...start, choices: ['Yes'] }], [{ code: 'too_low', part: 'choices' }]],
    [
      'the same choice twice',
      [{ ...start, choices: ['Yes', 'Yes'] }],
      [{ code: 'repeated', part: 'choices' }],
    ],
    [
      'a choice of 101 characters',
      [{ ...start, choices: ['Yes', 'x'.repeat(101)] }],
      [{ code: 'too_long', part: 'choices' }],
    ],
    ['an unknown kind', [{ ...years, kind: 'essay' }], [{ code: 'not_possible', part: 'kind' }]],
    ['a character that no database stores', [{ ...years, text: 'a\0b' }], [{ code: 'invisible_character' }]],
    [
      'two invalid questions, with a separate error for each',
      [
        { ...years, text: ' ' },
        { ...start, choices: [] },
      ],
      [
        { code: 'required', part: 'text' },
        { code: 'too_low', part: 'choices' },
      ],
    ],
  ])('are refused if they have %s', async (_name, questions, problems) => {
    expect(await tryToPost(...questions)).toMatchObject({
      status: 400,
      body: { codes: { screening_questions: problems } },
    });
  });
});

describe('the answers of an applicant', () => {
  test('are shown to both sides with the words of the questions, in the order of the job', async () => {
    const job = await postScreened();
    const { status, body } = await applyWith(job, answerTo(job, 1, 'At once'), answerTo(job, 0, 'Seven'));
    expect(status).toBe(201);
    const expected = [
      { ...answerTo(job, 0, 'Seven'), question: years.text },
      { ...answerTo(job, 1, 'At once'), question: start.text },
    ];
    expect(await sent(body)).toEqual(expected);
    expect((await received(job))?.screening_answers).toEqual(expected);
  });

  test('are quoted below the letter in the receipt', async () => {
    const job = await postScreened();
    await applyWith(job, answerTo(job, 0, 'Seven'));
    const { text } = await server.mailTo(freelancer.email);
    expect(text).toMatch(/I would\.[^]*How many years have you sailed\?[^]*Seven/);
    expect(text).not.toContain(start.text);
  });

  test('stay with the questions as the applicant read them, even if the client edits the job', async () => {
    const job = await postScreened();
    const { body } = await applyWith(job, answerTo(job, 0, 'Seven'));
    await change(job, { screening_questions: [{ ...years, text: 'How many days?' }] });
    expect(await sent(body)).toMatchObject([
      { question: years.text, answer: 'Seven' },
      { question: start.text, answer: null },
    ]);
  });

  test('are refused with an error at each field that is missing or is not one of the choices, and the refused application is not counted', async () => {
    const job = await postScreened();
    const [first, second] = job.screening_questions.map(({ id }) => `screening_answers.${id}`);
    expect(await applyWith(job, answerTo(job, 1, 'Never'))).toMatchObject({
      status: 400,
      body: {
        [first ?? '']: ['Answer the question “How many years have you sailed?”.'],
        [second ?? '']: ['Choose one of At once, In a month.'],
        codes: { [first ?? '']: [{ code: 'answer_missing', params: { question: years.text } }] },
      },
    });
    expect((await change(job, {})).applications_count).toBe(0);
  });

  test('are refused if the client has reworded the questions since then', async () => {
    const job = await postScreened();
    await change(job, { screening_questions: [{ ...years, text: 'How many days?' }] });
    expect(await applyWith(job, answerTo(job, 0, 'Seven'))).toMatchObject({
      status: 400,
      body: { codes: { screening_answers: [{ code: 'screening_questions_changed' }] } },
    });
  });

  test.each([
    ['no JSON', 'Seven', 'This is not in the expected form.'],
    ['a list', '[]', 'This is not in the expected form.'],
    ['an object without an answer', '{"question_id":"a"}', 'answer: This field is required.'],
    [
      'an answer of 1001 characters',
      JSON.stringify({ question_id: 'a', answer: 'x'.repeat(1001) }),
      'answer: At most 1000 characters.',
    ],
    [
      'an object with another field',
      '{"question_id":"a","answer":"b","__proto__":{}}',
      '__proto__: There is no such field.',
    ],
    [
      'text that no database stores',
      '{"question_id":"a","answer":"\\u0000"}',
      'Remove the invisible character (NUL) from this text.',
    ],
  ])('are refused if they are %s', async (_name, part, problem) => {
    expect(await applyWith(await postScreened(), part)).toMatchObject({
      status: 400,
      body: { screening_answers: [problem] },
    });
  });

  test('do not reveal the name of a hidden applicant', async () => {
    const job = await postScreened({ blind_review: true });
    await applyWith(job, answerTo(job, 0, 'Seven, ask for Zephyrine Quill at zq@example.com'));
    const [answer] = (await received(job))?.screening_answers ?? [];
    expect(answer).toMatchObject({ question: years.text, answer: 'Seven, ask for […] […] at […]' });
  });
});
