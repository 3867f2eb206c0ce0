import { expect, test } from 'vitest';
import { job } from '../fixtures/jobs.ts';
import {
  questionsWithReply,
  jobQuestions,
  myWaitingQuestion,
  waitingQuestion,
} from '../fixtures/questions.ts';
import { clientUser, freelancerUser, mateoUser, otherClientUser } from '../fixtures/users.ts';
import { as, serveMocks, withoutToken } from '../testing.ts';

serveMocks();

const params = { path: { jobId: job.id } };
const QUESTIONS = '/api/job-listings/listings/{jobId}/questions/';
const ask = (person: { pk: number }, question: string) =>
  as(person).POST(QUESTIONS, { params, body: { question } });
const shown = async () => (await withoutToken.GET(QUESTIONS, { params })).data?.results;
const received = async () =>
  (await as(clientUser).GET('/api/job-listings/my-detail/{jobId}/questions/', { params })).data?.results;
const waiting = async (person: { pk: number }) =>
  (await as(person).GET('/api/job-listings/listings/{jobId}/questions/mine/', { params })).data?.results;

test('the public sees questions with a reply, askers also see their own pending ones, and the client sees all', async () => {
  expect(await shown()).toEqual(questionsWithReply);
  expect(await waiting(freelancerUser)).toEqual([myWaitingQuestion]);
  expect(await received()).toEqual(jobQuestions);
});

test('a question is pending until the client replies, and a person may have three different pending questions', async () => {
  const asked = await ask(otherClientUser, 'May it be a team of two?');
  expect(asked.data).toMatchObject({ question: 'May it be a team of two?', reply: null });
  expect((await ask(otherClientUser, 'May it be a team of two?')).response.status).toBe(409);
  await ask(otherClientUser, 'Is travelling paid for?');
  await ask(otherClientUser, 'When does the work begin?');
  expect((await ask(otherClientUser, 'And when does it end?')).response.status).toBe(409);
  expect((await ask(clientUser, 'May I ask myself?')).response.status).toBe(409);

  const path = { questionId: asked.data?.id ?? 0 };
  const reply = (person: { pk: number }) =>
    as(person).PUT('/api/job-listings/questions/{questionId}/reply/', {
      params: { path },
      body: { reply: 'Gladly.' },
    });
  expect((await reply(otherClientUser)).response.status).toBe(404);
  expect((await reply(clientUser)).data).toMatchObject({ reply: 'Gladly.' });
  expect((await shown())?.[0]).toMatchObject({ question: 'May it be a team of two?' });
});

test('all pending questions of one person are deleted together', async () => {
  const remove = (person: { pk: number }) =>
    as(person).POST('/api/job-listings/questions/{questionId}/delete-all/', {
      params: { path: { questionId: myWaitingQuestion.id } },
      body: { reason: 'These are advertisements.' },
    });
  expect((await remove(otherClientUser)).response.status).toBe(404);
  expect((await remove(clientUser)).response.status).toBe(204);
  expect(await waiting(freelancerUser)).toEqual([]);
  expect(await waiting(mateoUser)).toHaveLength(1);
  expect((await remove(clientUser)).response.status).toBe(404);
});

test('only the job’s client can delete a question', async () => {
  const remove = (person: { pk: number }) =>
    as(person).POST('/api/job-listings/questions/{questionId}/delete/', {
      params: { path: { questionId: waitingQuestion.id } },
      body: { reason: 'It names another applicant.' },
    });
  expect((await remove(otherClientUser)).response.status).toBe(404);
  expect((await remove(clientUser)).response.status).toBe(204);
  expect(await waiting(mateoUser)).toEqual([]);
});
