'use client';

import type { ScreeningQuestion } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import type { FormField } from '../../primitives/Form/useForm.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { answerLimit } from './applyValues.ts';

/** Takes the answer to a client's question: a text, or one of the choices. */
export function AnswerField(props: { question: ScreeningQuestion; field: FormField<string> }) {
  const { question, field } = props;
  const { noAnswer } = useJobMessages().apply.screening;
  if (question.kind === 'text') return <TextArea {...field} rows={3} maxLength={answerLimit} />;
  const choices = question.choices.map((choice) => ({ value: choice, label: choice }));
  // Users cannot clear a chosen radio button, so an optional question also has the choice 'none'.
  return (
    <RadioGroup
      {...field}
      options={question.is_required ? choices : [...choices, { value: '', label: noAnswer }]}
    />
  );
}
