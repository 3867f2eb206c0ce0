import { postJob } from '../people.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { ofJob } from './jobs.ts';

const QUESTION = 'Is the seat map part of the work?';

const ofQuestion: RequestParts = async ({ server, client, otherFreelancer }) => {
  const { id } = await postJob(client);
  // Inserts the question directly, because a user may ask only a few questions a day.
  const [question] = await server.database.kysely
    .insertInto('questions')
    .values({ listing_id: id, asker_id: otherFreelancer.id, question: QUESTION, asked_at: server.now() })
    .returning('id')
    .execute();
  return { params: { questionId: question?.id ?? 0 } };
};

export const questionParts = {
  listQuestions: ofJob,
  askQuestion: async ({ thirdClient }) => ({
    params: { jobId: (await postJob(thirdClient)).id },
    fields: { question: QUESTION },
  }),
  listMyQuestions: ofJob,
  listMyJobQuestions: ofJob,
  replyToQuestion: ofQuestion,
  deleteQuestion: ofQuestion,
  deleteQuestionsOfAsker: ofQuestion,
} satisfies OperationParts;
