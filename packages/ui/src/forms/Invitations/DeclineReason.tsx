'use client';

import { invitationDeclineRules as rules } from '@skillharbor/contract';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface DeclineReasonProps {
  submission: Submission;
  onSubmit: (reason: string) => void;
}

/** Takes the reason for declining an invitation: one of a few suggested reasons, or the freelancer's own words. */
export function DeclineReason({ submission, onSubmit }: DeclineReasonProps) {
  const messages = useInvitationMessages().received.reason;
  const format = useFormat();
  const { maxLength } = rules.reason;
  const form = useForm({
    submission,
    initial: { reason: '' },
    labels: { reason: messages.label },
    rules,
    validate: ({ reason }) =>
      problemsOf({
        reason: isBlank(reason)
          ? messages.required
          : isLongerThan(reason.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ reason }) => onSubmit(reason.trim()),
  });

  return (
    <Stack space="12">
      <Text size="small" weight="medium">
        {messages.title}
      </Text>
      <Inline space="8">
        {messages.quick.map((reason) => (
          <Button key={reason} pending={form.pending} onClick={() => onSubmit(reason)}>
            {reason}
          </Button>
        ))}
      </Inline>
      <Form form={form}>
        <TextArea {...form.field('reason')} rows={2} />
        <Inline space="8" justify="end">
          <SubmitButton form={form} messages={messages} />
        </Inline>
      </Form>
    </Stack>
  );
}
