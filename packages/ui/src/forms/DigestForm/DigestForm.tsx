'use client';

import { useMailMessages } from '../../messages/useMailMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { NONE, clock, hours } from '../QuietHoursForm/quietHours.ts';

export interface DigestFormProps {
  /** The saved hour of the daily summary, or null if each event has its own mail. */
  hour: number | null;
  submission: Submission;
  onSubmit: (hour: number | null) => void;
}

/**
 * Lets the user receive optional mails one by one, or as a daily summary.
 *
 * @use On the user's own account page, below {@link MailChoicesForm}.
 * @screenreader combobox: its label, and the choice.
 */
export function DigestForm({ hour, submission, onSubmit }: DigestFormProps) {
  const messages = useMailMessages().digest;
  const saved = { hour: hour === null ? NONE : String(hour) };
  const form = useForm({
    initial: saved,
    saved,
    labels: messages.labels,
    hints: {},
    validate: () => ({}),
    submission,
    onSubmit: (values) => onSubmit(values.hour === NONE ? null : Number(values.hour)),
  });
  const options = hours.map((at) => ({ value: String(at), label: messages.daily(clock(at)) }));
  return (
    <Form form={form}>
      <Stack space="16">
        <Select {...form.field('hour')} options={[{ value: NONE, label: messages.atOnce }, ...options]} />
        <div>
          <SubmitButton variant="secondary" form={form} messages={messages} />
        </div>
      </Stack>
    </Form>
  );
}
