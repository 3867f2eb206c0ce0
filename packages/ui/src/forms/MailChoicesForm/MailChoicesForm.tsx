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
  /** The role of the user, which determines the kinds of mail that they can receive. */
  role: Role;
  /** The kinds of mail that the user wants. */
  mails: MailChoices;
  submission: Submission;
  /** Called with the choice about the kinds of mail that the user's role can receive. */
  onSubmit: (mails: Partial<MailChoices>) => void;
}

/**
 * Lets users choose which of the optional mails they receive.
 *
 * @use On the user's own account page.
 * @screenreader checkbox: the kind of mail, and when it is sent.
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
