'use client';

import type { QuietHours } from '@skillharbor/contract';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { NONE, clock, hours, toQuietHours, toValues } from './quietHours.ts';

export interface QuietHoursFormProps {
  /** The saved quiet hours, or null if there are none. */
  quietHours: QuietHours | null;
  submission: Submission;
  onSubmit: (quietHours: QuietHours | null) => void;
}

/**
 * Chooses the hours in which the server holds back optional mails.
 *
 * @use On the user's own account page, below {@link MailChoicesForm}.
 * @screenreader combobox: its label, and the hour.
 */
export function QuietHoursForm({ quietHours, submission, onSubmit }: QuietHoursFormProps) {
  const messages = useMailMessages().quietHours;
  const saved = toValues(quietHours);
  const form = useForm({
    initial: saved,
    saved,
    labels: messages.labels,
    hints: { from: messages.hint },
    validate: () => ({}),
    submission,
    onSubmit: (values) => onSubmit(toQuietHours(values)),
  });
  const options = hours.map((hour) => ({ value: String(hour), label: clock(hour) }));
  const from = form.field('from');
  return (
    <Form form={form}>
      <Stack space="16">
        <FieldRow>
          <Select {...from} options={[{ value: NONE, label: messages.none }, ...options]} />
          {from.value !== NONE && <Select {...form.field('to')} options={options} />}
        </FieldRow>
        <div>
          <SubmitButton variant="secondary" form={form} messages={messages} />
        </div>
      </Stack>
    </Form>
  );
}
