'use client';

import { agreementInputRules } from '@skillharbor/contract';
import type { AgreementInput } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { PayFields } from '../JobForm/PayFields.tsx';
import { agreementInput, validateAgreement } from './agreementValues.ts';
import type { AgreementValues } from './agreementValues.ts';
import { DeliverableFields } from './DeliverableFields.tsx';
import { byField } from './deliverableValues.ts';

export interface AgreementFormProps {
  /** The values that the form starts with. */
  initial: AgreementValues;
  /** The version that the user has read, if `initial` contains unsaved changes to it. Default: `initial`. */
  saved?: AgreementValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  /** A notice that the user must read before sending the form again. */
  warning?: ReactNode;
  onSubmit: (terms: Omit<AgreementInput, 'based_on'>) => void;
  /** Called when the user leaves the form. It is undefined if the page has no other content to show. */
  onCancel?: (() => void) | undefined;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AgreementValues) => void;
}

/**
 * Writes or changes a version of an agreement.
 *
 * @use On the page of an agreement, for the side that writes or changes it.
 * @keyboard Tab: moves from field to field, and to the buttons at the end.
 * @screenreader textbox: its label, then its errors and its hint.
 * @screenreader alert: why the agreement could not be sent.
 */
export function AgreementForm(props: AgreementFormProps) {
  const { initial, saved = initial, warning, onSubmit, onCancel } = props;
  const { form: messages, words } = useAgreementMessages();
  const { jobForm } = useClientMessages();
  const format = useFormat();
  const { pay_min, pay_max, pay_currency, pay_period } = jobForm.labels;
  const form = useForm<AgreementValues>({
    ...props,
    initial,
    saved,
    labels: {
      ...messages.labels,
      ...byField([], messages.labels),
      deliverable_count: messages.deliverables,
      pay_min,
      pay_max,
      pay_currency,
      pay_period,
    },
    hints: messages.hints,
    rules: {
      scope: agreementInputRules.scope,
      place: agreementInputRules.place,
      notes: agreementInputRules.notes,
    },
    optional: ['pay_min', 'pay_max', 'notes'],
    validate: (values) => validateAgreement(values, messages, jobForm.errors, format),
    onSubmit: (values) => onSubmit(agreementInput(values)),
  });

  return (
    <Form form={form}>
      <Stack space="32">
        <TextArea {...form.field('scope')} rows={8} />
        <DeliverableFields form={form} />
        <PayFields form={form} legend={words.parts.pay} />
        <DateField {...form.field('start_date')} />
        <RadioGroup
          {...form.field('where')}
          columns="2"
          options={[
            { value: 'remote', label: messages.where.remote },
            { value: 'place', label: messages.where.place },
          ]}
        />
        {form.values.where === 'place' && <TextField {...form.field('place')} />}
        <TextArea {...form.field('notes')} rows={4} counter="near" />
        {warning}
        <Inline space="8" justify="end">
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {messages.cancel}
            </Button>
          )}
          <SubmitButton form={form} messages={messages} />
        </Inline>
      </Stack>
    </Form>
  );
}
