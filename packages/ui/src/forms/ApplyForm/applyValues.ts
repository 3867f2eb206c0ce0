import { applicationInputRules, screeningAnswerInputRules } from '@skillharbor/contract';
import type { ApplicationInput, ScreeningAnswerInput, ScreeningQuestion } from '@skillharbor/contract';
import { answerField } from '@skillharbor/prose';
import type { jobs } from '../../messages/jobs.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields. Each of the job's screening questions has one field. */
export interface ApplyValues {
  cover_letter: string;
  resume: File | null;
  [answer: ReturnType<typeof answerField>]: string;
}

/** The values that the form passes on: the texts and the file of an application. The page adds the job. */
export type ApplicationValues = Pick<ApplicationInput, 'cover_letter'> & {
  resume: File;
  screening_answers: ScreeningAnswerInput[];
};

/** Returns the values of the form before anything is typed. */
export function emptyApplication(questions: readonly ScreeningQuestion[] = []): ApplyValues {
  const answers = Object.fromEntries(questions.map(({ id }) => [answerField(id), '']));
  return { cover_letter: '', resume: null, ...answers };
}

/** Returns the answers to the questions. Questions without an answer are omitted. */
export function answersIn(
  values: ApplyValues,
  questions: readonly ScreeningQuestion[],
): ScreeningAnswerInput[] {
  return questions
    .map(({ id }) => ({ question_id: id, answer: values[answerField(id)]?.trim() ?? '' }))
    .filter(({ answer }) => answer !== '');
}

/** The maximum length of a cover letter, in characters. */
export const coverLetterLimit = applicationInputRules.cover_letter.maxLength;
/** The maximum length of an answer, in characters. */
export const answerLimit = screeningAnswerInputRules.answer.maxLength;

/**
 * Checks the cover letter, the answers and the presence of a résumé. The résumé's own field checks the type and size of
 * the file when the user chooses it.
 */
export function validateApplication(
  values: ApplyValues,
  questions: readonly ScreeningQuestion[],
  messages: (typeof jobs)['apply'],
  format: { number(value: number): string },
) {
  const answers = questions.map((question) => [answerField(question.id), answerProblem(question)] as const);
  return problemsOf<keyof ApplyValues>({
    cover_letter: isBlank(values.cover_letter)
      ? messages.coverLetterRequired
      : isLongerThan(values.cover_letter.trim(), coverLetterLimit)
        ? messages.tooLong(format.number(coverLetterLimit))
        : undefined,
    resume: values.resume === null ? messages.resumeRequired : undefined,
    ...Object.fromEntries(answers),
  });

  function answerProblem({ id, kind, is_required }: ScreeningQuestion) {
    const answer = values[answerField(id)]?.trim() ?? '';
    if (answer === '' && is_required)
      return messages.screening[kind === 'text' ? 'answerRequired' : 'choiceRequired'];
    return isLongerThan(answer, answerLimit) ? messages.tooLong(format.number(answerLimit)) : undefined;
  }
}
