'use client';

import { userUpdateRules as rules } from '@skillharbor/contract';
import type { User } from '@skillharbor/contract';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, problemsOf } from '../checks.ts';

export type PersonName = Pick<User, 'first_name' | 'last_name'>;

export interface NameFormProps {
  name: PersonName;
  submission: Submission;
  onSubmit: (name: PersonName) => void;
}

/**
 * Changes the user's name, which other users see.
 *
 * @use On the user's own account page.
 * @screenreader textbox: its label, then its errors.
 */
export function NameForm({ name: { first_name, last_name }, submission, onSubmit }: NameFormProps) {
  const { signUp } = useAccountMessages();
  const messages = useAccountPageMessages().name;
  const saved = { first_name, last_name };
  const form = useForm<PersonName>({
    initial: saved,
    saved,
    labels: signUp.labels,
    rules,
    validate: (values) =>
      problemsOf({
        first_name: isBlank(values.first_name) ? signUp.firstNameRequired : undefined,
        last_name: isBlank(values.last_name) ? signUp.lastNameRequired : undefined,
      }),
    submission,
    onSubmit: (values) =>
      onSubmit({ first_name: values.first_name.trim(), last_name: values.last_name.trim() }),
  });

  return (
    <Form form={form}>
      <FieldRow>
        <TextField {...form.field('first_name')} autoComplete="given-name" />
        <TextField {...form.field('last_name')} autoComplete="family-name" />
      </FieldRow>
      <div>
        <SubmitButton variant="secondary" form={form} messages={messages} />
      </div>
    </Form>
  );
}
