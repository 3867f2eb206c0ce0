'use client';

import { ForgotPasswordForm } from '../../forms/ForgotPasswordForm/ForgotPasswordForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface ForgotPasswordPageProps {
  submission: Submission;
  /** True if the link was requested. The response is the same for addresses without an account. */
  sent: boolean;
  onSubmit: (values: { email: string }) => void;
  /** Returns to the form, so that the user can enter another address. */
  onAgain: () => void;
  signInHref: string;
}

/** Lets a user request a link for a new password. */
export function ForgotPasswordPage({
  submission,
  sent,
  onSubmit,
  onAgain,
  signInHref,
}: ForgotPasswordPageProps) {
  const messages = useAccountMessages().forgotPassword;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {!sent && <Text tone="muted">{messages.intro}</Text>}
        </Stack>
        {sent ? (
          <Stack space="16" align="start">
            <Notice tone="positive" title={messages.sentTitle}>
              {messages.sent} {messages.sentHint}
            </Notice>
            <Button onClick={onAgain}>{messages.another}</Button>
          </Stack>
        ) : (
          <ForgotPasswordForm submission={submission} onSubmit={onSubmit} />
        )}
        <div>
          <Link href={signInHref}>{messages.back}</Link>
        </div>
      </Stack>
    </PageBody>
  );
}
