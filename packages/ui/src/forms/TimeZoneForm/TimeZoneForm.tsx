'use client';

import { useMemo } from 'react';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { knownTimeZones, toOptions } from './timeZones.ts';

export interface TimeZoneFormProps {
  /** The name of the saved time zone in the IANA database, or null if none was chosen. */
  timeZone: string | null;
  /** The time zone of this device. */
  deviceTimeZone: string;
  submission: Submission;
  onSubmit: (timeZone: string) => void;
}

/**
 * Chooses the time zone of a user. It uses the browser's own select, in which users find a place by typing its first
 * letters, and which has all time zones without loading them.
 *
 * @use On the user's own account page.
 * @screenreader combobox: its label, and the place.
 */
export function TimeZoneForm({ timeZone, deviceTimeZone, submission, onSubmit }: TimeZoneFormProps) {
  const messages = useAccountPageMessages().timeZone;
  const saved = { time_zone: timeZone ?? 'UTC' };
  const options = useMemo(
    () => toOptions(knownTimeZones(timeZone ?? 'UTC', deviceTimeZone)),
    [timeZone, deviceTimeZone],
  );
  const form = useForm({
    initial: saved,
    saved,
    labels: { time_zone: messages.label },
    hints: { time_zone: messages.hint },
    validate: () => ({}),
    submission,
    onSubmit: (values) => onSubmit(values.time_zone),
  });
  const field = form.field('time_zone');
  return (
    <Form form={form}>
      <Stack space="16">
        <Select {...field} options={options} />
        <Inline space="12">
          <SubmitButton variant="secondary" form={form} messages={messages} />
          {field.value !== deviceTimeZone && (
            <Button variant="quiet" onClick={() => field.onChange(deviceTimeZone)}>
              {messages.ofDevice(deviceTimeZone)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
