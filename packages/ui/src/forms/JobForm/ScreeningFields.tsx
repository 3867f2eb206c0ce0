'use client';

import { screeningTextRules } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { RepeatedFields } from '../RepeatedFields/RepeatedFields.tsx';
import { optionsOf } from '../optionsOf.ts';
import type { JobValues } from './jobValues.ts';
import { addQuestion, positions, removeQuestion, usedPositions } from './screeningValues.ts';

type JobFormController = ReturnType<typeof useForm<JobValues>>;

/**
 * Takes the client's own questions to applicants.
 *
 * @use In the form of a job.
 * @keyboard Enter: adds or removes a question, if the focus is on a button for this.
 * @screenreader group: the number of the question around its fields.
 * @screenreader status: that a question was removed.
 */
export function ScreeningFields({ form }: { form: JobFormController }) {
  const messages = useClientMessages().jobForm.screening;
  const { number } = useFormat();
  return (
    <RepeatedFields
      introduction={<Text tone="muted">{messages.introduction(number(positions.length))}</Text>}
      positions={positions}
      used={usedPositions(form.values)}
      messages={{ ...messages, legend: messages.question }}
      firstField={(position) => `screening_${position}_text`}
      onAdd={() => form.change(addQuestion(form.values))}
      onRemove={(position) => form.change(removeQuestion(form.values, position))}
      space="24"
    >
      {(position) => (
        <>
          <TextArea
            {...form.field(`screening_${position}_text`)}
            rows={2}
            maxLength={screeningTextRules.text.maxLength}
          />
          <FieldRow>
            <RadioGroup {...form.field(`screening_${position}_kind`)} options={optionsOf(messages.kinds)} />
            <RadioGroup {...form.field(`screening_${position}_need`)} options={optionsOf(messages.needs)} />
          </FieldRow>
          {form.values[`screening_${position}_kind`] === 'choice' && (
            <TextArea {...form.field(`screening_${position}_choices`)} rows={3} />
          )}
        </>
      )}
    </RepeatedFields>
  );
}
