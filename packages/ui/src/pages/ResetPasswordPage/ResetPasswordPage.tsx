'use client';

import { ResetPasswordForm } from '../../forms/ResetPasswordForm/ResetPasswordForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface ResetPasswordPageProps {
  /**
   * The state of the link: `incomplete` if it has no token, `unusable` if it was used or has expired, and `done` if the
   * server has accepted the new password.
   */
  state: 'checking' | 'ready' | 'incomplete' | 'unusable' | 'done';
  submission: Submission;
  onSubmit: (values: { password: string }) => void;
  signInHref: string;
  forgotPasswordHref: string;
}

/** Lets a user who followed the link in an email choose a new password. */
export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const { state, submission, onSubmit, signInHref, forgotPasswordHref } = props;
  const messages = useAccountMessages().resetPassword;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {state === 'ready' && <Text tone="muted">{messages.intro}</Text>}
        </Stack>
        {state === 'checking' && <Spinner label={messages.checking} />}
        {(state === 'incomplete' || state === 'unusable') && (
          <Stack space="16" align="start">
            <Notice
              tone="warning"
              title={state === 'incomplete' ? messages.noTokenTitle : messages.unusableTitle}
            >
              {state === 'incomplete' ? messages.noToken : messages.unusable}
            </Notice>
            <LinkButton href={forgotPasswordHref} variant="primary">
              {messages.another}
            </LinkButton>
          </Stack>
        )}
        {state === 'done' && (
          <Stack space="16" align="start">
            <Notice tone="positive" title={messages.doneTitle}>
              {messages.done}
            </Notice>
            <LinkButton href={signInHref} variant="primary">
              {messages.signIn}
            </LinkButton>
          </Stack>
        )}
        {state === 'ready' && (
          <>
            <ResetPasswordForm submission={submission} onSubmit={onSubmit} />
            {/* The link may have been used or have expired since the page was loaded. */}
            {submission.status === 'failed' && (
              <div>
                <Link href={forgotPasswordHref}>{messages.another}</Link>
              </div>
            )}
          </>
        )}
      </Stack>
    </PageBody>
  );
}
