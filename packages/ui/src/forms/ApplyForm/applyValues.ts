import { applicationInputRules, screeningAnswerInputRules } from '@skillharbor/contract';
import type {
  ApplicationInput,
  ProfileResume,
  ScreeningAnswerInput,
  ScreeningQuestion,
} from '@skillharbor/contract';
import { answerField } from '@skillharbor/prose';
import type { jobs } from '../../messages/jobs.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields. Each of the job's screening questions has one field. */
export interface ApplyValues {
  cover_letter: string;
  resume: File | null;
  /** The id of a saved resume, or '' if the file in `resume` is sent. */
  profile_resume: string;
  /** True if the file in `resume` is also saved on the profile. */
  save_resume: boolean;
  [answer: ReturnType<typeof answerField>]: string;
}

/** A resume to send: a new file, or the id of a resume on the profile. */
type SentResume =
  { resume: File; save_resume?: boolean } | { use_profile_resume: true; profile_resume: number };

/** The values that the form passes on: the texts and the resume of an application. The page adds the id of the job. */
export type ApplicationValues = Pick<ApplicationInput, 'cover_letter'> & {
  screening_answers: ScreeningAnswerInput[];
} & SentResume;

/** Returns the values of the form before anything is typed. The default among the saved resumes is chosen. */
export function emptyApplication(
  questions: readonly ScreeningQuestion[] = [],
  savedResumes: readonly ProfileResume[] = [],
): ApplyValues {
  const answers = Object.fromEntries(questions.map(({ id }) => [answerField(id), '']));
  const chosen = savedResumes.find(({ is_default }) => is_default);
  return {
    cover_letter: '',
    resume: null,
    profile_resume: chosen ? String(chosen.id) : '',
    save_resume: false,
    ...answers,
  };
}

/**
 * Returns the chosen saved resume. A draft may name a resume that no longer exists, and then the result is undefined.
 */
export function chosenResume(
  { profile_resume }: Pick<ApplyValues, 'profile_resume'>,
  savedResumes: readonly ProfileResume[],
): ProfileResume | undefined {
  return savedResumes.find(({ id }) => String(id) === profile_resume);
}

/** Returns the resume to send, or null if none is chosen. */
export function resumeIn(values: ApplyValues, savedResumes: readonly ProfileResume[]): SentResume | null {
  const chosen = chosenResume(values, savedResumes);
  if (chosen) return { use_profile_resume: true, profile_resume: chosen.id };
  const { resume, save_resume } = values;
  return resume && { resume, ...(save_resume && { save_resume }) };
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

interface AskedFor {
  questions: readonly ScreeningQuestion[];
  savedResumes: readonly ProfileResume[];
}

/**
 * Checks the cover letter, the answers and the presence of a résumé. The résumé's own field checks the type and size of
 * the file when the user chooses it.
 */
export function validateApplication(
  values: ApplyValues,
  { questions, savedResumes }: AskedFor,
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
    resume: resumeIn(values, savedResumes) === null ? messages.resumeRequired : undefined,
    profile_resume: undefined,
    save_resume: undefined,
    ...Object.fromEntries(answers),
  });

  function answerProblem({ id, kind, is_required }: ScreeningQuestion) {
    const answer = values[answerField(id)]?.trim() ?? '';
    if (answer === '' && is_required)
      return messages.screening[kind === 'text' ? 'answerRequired' : 'choiceRequired'];
    return isLongerThan(answer, answerLimit) ? messages.tooLong(format.number(answerLimit)) : undefined;
  }
}
