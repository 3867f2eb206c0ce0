'use client';

import { teamInvitationInputRules as rules } from '@skillharbor/contract';
import type { TeamInvitationInput } from '@skillharbor/contract';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, isEmail, problemsOf } from '../checks.ts';

export interface TeamInviteFormProps {
  submission: Submission;
  onSubmit: (input: TeamInvitationInput) => void;
}

const empty: TeamInvitationInput = { email: '', role: 'recruiter' };

/**
 * Takes the email address of a person to invite to the team, and their role in it.
 *
 * @use On the page of a team, for its owner.
 * @screenreader textbox: its label, then its errors.
 * @screenreader alert: why the invitation was refused.
 */
export function TeamInviteForm({ submission, onSubmit }: TeamInviteFormProps) {
  const { invite: messages, roles, roleHints } = useTeamMessages();
  const form = useForm<TeamInvitationInput>({
    initial: empty,
    saved: empty,
    labels: messages.labels,
    rules,
    validate: ({ email }) =>
      problemsOf({
        email: isBlank(email)
          ? messages.emailRequired
          : isEmail(email.trim())
            ? undefined
            : messages.emailInvalid,
      }),
    submission,
    onSubmit: ({ email, role }) => onSubmit({ email: email.trim(), role }),
  });

  return (
    <Form form={form}>
      <TextField {...form.field('email')} type="email" autoComplete="off" />
      <RadioGroup
        {...form.field('role')}
        options={(['recruiter', 'reader'] as const).map((role) => ({
          value: role,
          label: `${roles[role]}: ${roleHints[role]}`,
        }))}
      />
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
