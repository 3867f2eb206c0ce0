'use client';

import { ChangePasswordForm } from '../../forms/ChangePasswordForm/ChangePasswordForm.tsx';
import type { ChangePasswordFormProps } from '../../forms/ChangePasswordForm/ChangePasswordForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ChangePasswordPageProps extends ChangePasswordFormProps {
  /** True if the server has accepted the new password. */
  done: boolean;
  homeHref: string;
  forgotPasswordHref: string;
  accountHref: string;
}

/** Lets a signed-in user choose a new password. */
export function ChangePasswordPage(props: ChangePasswordPageProps) {
  const { done, submission, onSubmit, homeHref, forgotPasswordHref, accountHref } = props;
  const messages = useAccountMessages().changePassword;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {!done && <Text tone="muted">{messages.intro}</Text>}
        </Stack>
        {done ? (
          <Stack space="16" align="start">
            <Notice tone="positive" title={messages.doneTitle}>
              {messages.done}
            </Notice>
            <LinkButton href={homeHref} variant="primary">
              {messages.home}
            </LinkButton>
          </Stack>
        ) : (
          <>
            <ChangePasswordForm submission={submission} onSubmit={onSubmit} />
            <Stack space="12" align="start">
              <Link href={forgotPasswordHref}>{messages.forgotPassword}</Link>
              <Link href={accountHref}>{messages.account}</Link>
            </Stack>
          </>
        )}
      </Stack>
    </PageBody>
  );
}
