'use client';

import type { MailChoices, MailKind, Role } from '@skillharbor/contract';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { kindsOf, toChange, toWanted } from './mailChoices.ts';

export interface MailChoicesFormProps {
  /** The role of the user, which determines the kinds of mail that they may get. */
  role: Role;
  mails: MailChoices;
  submission: Submission;
  /** Receives the kinds of mail that the user's role gets. */
  onSubmit: (mails: Partial<MailChoices>) => void;
}

/**
 * Chooses the mails that a user wants, among those that can be switched off.
 *
 * @use On the user's own account page.
 * @screenreader checkbox: the kind of mail, and when it is written.
 */
export function MailChoicesForm({ role, mails, submission, onSubmit }: MailChoicesFormProps) {
  const messages = useMailMessages();
  const saved = { mails: toWanted(role, mails) };
  const form = useForm<{ mails: readonly MailKind[] }>({
    initial: saved,
    saved,
    labels: { mails: messages.label },
    validate: () => ({}),
    submission,
    onSubmit: (values) => onSubmit(toChange(role, values.mails)),
  });
  return (
    <Form form={form}>
      <Stack space="16">
        <CheckboxGroup
          {...form.field('mails')}
          options={kindsOf(role).map((kind) => ({ value: kind, ...messages.kinds[kind] }))}
        />
        <div>
          <SubmitButton variant="secondary" form={form} messages={messages} />
        </div>
      </Stack>
    </Form>
  );
}
