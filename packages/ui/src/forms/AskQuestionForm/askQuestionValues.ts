import { questionInputRules } from '@skillharbor/contract';
import type { questions } from '../../messages/questions.ts';
import { isLongerThan, isShorterThan, problemsOf } from '../checks.ts';

export interface AskQuestionValues {
  question: string;
}

export const noQuestion: AskQuestionValues = { question: '' };

const { minLength, maxLength } = questionInputRules.question;

export function validateQuestion(
  values: AskQuestionValues,
  messages: (typeof questions)['askForm'],
  format: { number(value: number): string },
) {
  const question = values.question.trim();
  return problemsOf({
    question: isShorterThan(question, minLength)
      ? messages.tooShort(format.number(minLength))
      : isLongerThan(question, maxLength)
        ? messages.tooLong(format.number(maxLength))
        : undefined,
  });
}
