import type { Question, User } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { routesOf } from '../http.ts';
import { conflict, notFound, pageOf } from '../responses.ts';
import { accountOf, applicationOf, nextId, ownJob } from '../state.ts';
import type { State } from '../state.ts';

const MAX_WAITING = 3;
const MAX_A_DAY = 10;
const MAX_WAITING_ON_JOB = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Handles questions about jobs and the replies of their clients. */
export function questionHandlers(state: State) {
  const on = routesOf(state);
  const about = (listing: number) => state.questions.filter((stored) => stored.listing === listing);
  const jobWith = (id: number) => state.jobs.find(({ job, deleted }) => job.id === id && !deleted);

  /** Returns the job if this person may see it, or undefined. */
  function visibleJob(id: number, person: User) {
    const stored = jobWith(id);
    const isSeen = stored?.job.is_active || stored?.owner === accountOf(state, person);
    return isSeen || applicationOf(state, id, person) ? stored : undefined;
  }

  /** Returns a question about the client's own job. */
  function ownQuestion(id: number, client: User) {
    const stored = state.questions.find(({ question }) => question.id === id);
    return stored && ownJob(state, stored.listing, client) ? stored : undefined;
  }

  function refusalOf(listing: number, text: string, { pk }: User): NamedProblem | undefined {
    const waiting = about(listing).filter(({ question }) => question.reply === null);
    const mine = waiting.filter(({ asker }) => asker === pk);
    const since = new Date(Date.parse(state.now) - DAY_MS).toISOString();
    const today = state.questions.filter(({ asker, question }) => asker === pk && question.asked_at > since);
    if (mine.some(({ question }) => question.question === text)) return 'question_repeated';
    if (mine.length >= MAX_WAITING) return { code: 'own_questions_waiting', params: { max: MAX_WAITING } };
    if (today.length >= MAX_A_DAY) return { code: 'questions_of_day', params: { max: MAX_A_DAY, hours: 24 } };
    return waiting.length >= MAX_WAITING_ON_JOB ? 'questions_waiting' : undefined;
  }

  return [
    on('listQuestions', ({ params, url, query }) => {
      if (!jobWith(params.jobId)?.job.is_active) return notFound;
      const replied = questionsOf(about(params.jobId)).filter(({ reply }) => reply !== null);
      return { status: 200, body: pageOf(replied, url, query.page) };
    }),

    on('askQuestion', ({ params, body, person }) => {
      const stored = visibleJob(params.jobId, person);
      if (!stored) return notFound;
      if (stored.owner === accountOf(state, person)) return conflict('question_own_job');
      if (!stored.job.is_open) return conflict('questions_closed');
      if (!state.site.questions) return conflict('questions_off');
      const text = body.question;
      const refusal = refusalOf(params.jobId, text, person);
      if (refusal !== undefined) return conflict(refusal);
      const question: Question = {
        id: nextId(state),
        question: text,
        asked_at: state.now,
        reply: null,
        replied_at: null,
      };
      state.questions.push({ listing: params.jobId, asker: person.pk, question });
      return { status: 201, body: question };
    }),

    on('listMyQuestions', ({ params, person }) => {
      if (!visibleJob(params.jobId, person)) return notFound;
      const mine = questionsOf(about(params.jobId).filter(({ asker }) => asker === person.pk));
      return {
        status: 200,
        body: { results: mine.filter(({ reply }) => reply === null).toReversed() },
      };
    }),

    on('listMyJobQuestions', ({ params, url, query, person }) => {
      if (!ownJob(state, params.jobId, person)) return notFound;
      return { status: 200, body: pageOf(questionsOf(about(params.jobId)), url, query.page) };
    }),

    on('replyToQuestion', ({ params, body, person }) => {
      const stored = ownQuestion(params.questionId, person);
      if (!stored) return notFound;
      stored.question.reply = body.reply;
      stored.question.replied_at ??= state.now;
      return { status: 200, body: stored.question };
    }),

    on('deleteQuestion', ({ params, person }) => {
      const stored = ownQuestion(params.questionId, person);
      if (!stored) return notFound;
      state.questions.splice(state.questions.indexOf(stored), 1);
      return { status: 204 };
    }),

    on('deleteQuestionsOfAsker', ({ params, person }) => {
      const stored = ownQuestion(params.questionId, person);
      const isDoomed = ({ listing, asker, question }: State['questions'][number]) =>
        listing === stored?.listing && asker === stored.asker && question.reply === null;
      if (!state.questions.some(isDoomed)) return notFound;
      state.questions = state.questions.filter((one) => !isDoomed(one));
      return { status: 204 };
    }),
  ];
}

/**
 * Sorts questions. Pending questions come first, the oldest at the top. Questions with a reply follow, the newest reply
 * at the top.
 */
function questionsOf(stored: State['questions']): Question[] {
  return stored
    .map(({ question }) => question)
    .toSorted(
      (one, other) =>
        Number(one.reply !== null) - Number(other.reply !== null) ||
        (other.replied_at ?? '').localeCompare(one.replied_at ?? '') ||
        one.asked_at.localeCompare(other.asked_at) ||
        one.id - other.id,
    );
}
