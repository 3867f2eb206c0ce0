'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FormController, FormField } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface ShortFormProps {
  form: FormController;
  field: FormField<string>;
  messages: { submit: string; submitting: string; cancel: string };
  /**
   * True if the user opened the form with a press, so that the form takes the focus from the pressed button. A draft
   * opens the form without a press.
   */
  isOpenedByPress: boolean;
  onCancel: () => void;
}

/** Renders a form with a single text field, directly on a page. */
export function ShortForm({ form, field, messages, isOpenedByPress, onCancel }: ShortFormProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenedByPress) area.current?.querySelector('textarea')?.focus();
  }, [isOpenedByPress]);

  return (
    <div ref={area}>
      <Form form={form}>
        <TextArea {...field} rows={4} />
        <Inline space="8" justify="end">
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <SubmitButton form={form} messages={messages} />
        </Inline>
      </Form>
    </div>
  );
}
