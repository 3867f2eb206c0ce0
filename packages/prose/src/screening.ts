/** Defines the rules for screening questions and their answers, which the server and the mocks share. */
import type {
  ScreeningAnswer,
  ScreeningAnswerInput,
  ScreeningQuestion,
  ScreeningQuestionInput,
} from '@skillharbor/contract';
import type { FieldProblem, FieldProblems } from './problems/problem.ts';

/** Gives each question an id. A question whose words have not changed keeps its id. */
export function identifyQuestions(
  questions: readonly ScreeningQuestionInput[],
  before: readonly ScreeningQuestion[],
  newId: () => string,
): ScreeningQuestion[] {
  const ids = new Map(before.map((question) => [wordingOf(question), question.id]));
  return questions.map((question) => ({ ...question, id: ids.get(wordingOf(question)) ?? newId() }));
}

/** Returns true if two of the questions have the same words, and therefore the same id. */
export function hasRepeatedQuestion(questions: readonly ScreeningQuestionInput[]): boolean {
  return new Set(questions.map(wordingOf)).size < questions.length;
}

function wordingOf(question: ScreeningQuestionInput): string {
  return JSON.stringify([question.text, question.kind === 'choice' ? question.choices : null]);
}

/** Returns the name of the form field for a question. A problem with the answer is reported under the same name. */
export const answerField = (questionId: string) => `screening_answers.${questionId}` as const;

/** Pairs the questions of a job with the given answers, or returns the problems of the answers. */
export function answerQuestions(
  questions: readonly ScreeningQuestion[],
  given: readonly ScreeningAnswerInput[],
): ScreeningAnswer[] | { problems: FieldProblems } {
  const answerTo = new Map(given.map(({ question_id, answer }) => [question_id, answer]));
  const known = new Set(questions.map(({ id }) => id));
  // The client may have replaced a question in the meantime, and an answer must never be shown below the words of
  // another question.
  if (given.some(({ question_id }) => !known.has(question_id)))
    return { problems: { screening_answers: ['screening_questions_changed'] } };
  const problems = questions.flatMap((question): [string, FieldProblem[]][] => {
    const problem = answerProblem(question, answerTo.get(question.id) ?? '');
    return problem === undefined ? [] : [[answerField(question.id), [problem]]];
  });
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  return questions.map(({ id, text }) => {
    const answer = answerTo.get(id) ?? '';
    return { question_id: id, question: text, answer: answer.trim() === '' ? null : answer };
  });
}

function answerProblem(question: ScreeningQuestion, answer: string): FieldProblem | undefined {
  if (answer.trim() === '')
    return question.is_required ? { code: 'answer_missing', params: { question: question.text } } : undefined;
  if (question.kind === 'text' || question.choices.includes(answer)) return undefined;
  return { code: 'not_one_of', params: { values: question.choices.join(', ') } };
}
