'use client';

import { languageValues, signUpInvitationInputRules as rules } from '@skillharbor/contract';
import type { Language, SignUpInvitationInput } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useLanguageName } from '../../primitives/UiProvider/useLanguageName.ts';
import type { Submission } from '../../primitives/state.ts';
import { emptyInvite, inviteInput, validateInvite } from './inviteValues.ts';

export interface SignUpInviteFormProps {
  /** The language that is preselected for the mail. */
  language: Language;
  submission: Submission;
  onSubmit: (input: SignUpInvitationInput) => void;
}

/**
 * Invites one person by mail to sign up, or creates a link for several sign-ups.
 *
 * @use On the page where operators invite people.
 */
export function SignUpInviteForm({ language, submission, onSubmit }: SignUpInviteFormProps) {
  const messages = useDeskMessages().invitations.form;
  const format = useFormat();
  const form = useForm({
    initial: emptyInvite(language),
    labels: messages.labels,
    hints: messages.hints,
    rules,
    optional: ['note', 'last_day'],
    validate: (values) => validateInvite(values, messages, format),
    submission,
    onSubmit: (values) => onSubmit(inviteInput(values)),
  });
  const { kind } = form.values;
  const languageName = useLanguageName();
  const lastDay = <DateField {...form.field('last_day')} />;

  return (
    <Form form={form}>
      <RadioGroup
        {...form.field('kind')}
        columns={{ phone: '1', tablet: '2' }}
        options={(['address', 'link'] as const).map((one) => ({ value: one, ...messages.kinds[one] }))}
      />
      {kind === 'address' ? (
        <>
          <TextField {...form.field('email')} type="email" autoComplete="off" />
          <FieldRow>
            <Select
              {...form.field('language')}
              options={languageValues.map((one) => ({ value: one, label: languageName(one) }))}
            />
            {lastDay}
          </FieldRow>
        </>
      ) : (
        <>
          <FieldRow>
            <NumberField {...form.field('max_uses')} decimal={false} />
            {lastDay}
          </FieldRow>
          <TextField {...form.field('note')} autoComplete="off" />
        </>
      )}
      <div>
        <SubmitButton
          form={form}
          messages={{ ...messages, submit: kind === 'address' ? messages.send : messages.make }}
        />
      </div>
    </Form>
  );
}
