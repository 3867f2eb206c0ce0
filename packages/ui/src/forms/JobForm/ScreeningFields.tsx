'use client';

import { screeningTextRules } from '@skillharbor/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { optionsOf } from '../optionsOf.ts';
import type { JobValues } from './jobValues.ts';
import { group, legend } from './PayFields.css.ts';
import { addQuestion, positions, removeQuestion, usedPositions } from './screeningValues.ts';
import type { Position } from './screeningValues.ts';

type JobFormController = ReturnType<typeof useForm<JobValues>>;

/**
 * Takes the client's own questions to applicants. The focus moves to a new question, and back to the button after a
 * question is removed.
 *
 * @use In the form of a job.
 * @keyboard Enter: adds or removes a question, on the buttons for it.
 * @screenreader group: the number of the question around its fields.
 * @screenreader status: that a question was removed.
 */
export function ScreeningFields({ form }: { form: JobFormController }) {
  const messages = useClientMessages().jobForm.screening;
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ added: Position } | { removed: Position }>();
  const used = usedPositions(form.values);
  const next = positions.find((position) => position > used.length);

  useEffect(() => {
    if (!changed) return;
    const target = 'added' in changed ? `[name="screening_${changed.added}_text"]` : '[data-add] button';
    ref.current?.querySelector<HTMLElement>(target)?.focus();
  }, [changed]);

  return (
    <div ref={ref}>
      <Stack space="24" align="stretch">
        <Text tone="muted">{messages.introduction(format.number(positions.length))}</Text>
        {used.map((position) => (
          <QuestionFields
            key={position}
            form={form}
            position={position}
            onRemove={() => {
              form.change(removeQuestion(form.values, position));
              setChanged({ removed: position });
            }}
          />
        ))}
        {next !== undefined && (
          <div data-add>
            <Button
              icon={<Plus />}
              onClick={() => {
                form.change(addQuestion(form.values));
                setChanged({ added: next });
              }}
            >
              {messages.add}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">
          {changed && 'removed' in changed && messages.removed(format.number(changed.removed))}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}

function QuestionFields(props: { form: JobFormController; position: Position; onRemove: () => void }) {
  const { form, position, onRemove } = props;
  const messages = useClientMessages().jobForm.screening;
  const number = useFormat().number(position);
  return (
    <fieldset className={group}>
      <legend className={legend}>{messages.question(number)}</legend>
      <Stack space="24" align="stretch">
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
        <div>
          <Button variant="quiet" tone="critical" icon={<Trash2 />} onClick={onRemove}>
            {messages.remove(number)}
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}
