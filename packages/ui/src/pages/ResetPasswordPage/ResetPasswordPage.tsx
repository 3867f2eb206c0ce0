'use client';

import { ResetPasswordForm } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Heading,
  Link,
  LinkButton,
  Notice,
  Stack,
  Text,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';

export interface ResetPasswordPageProps {
  /** `incomplete` is a link without its token; `done` is after a new password was taken. */
  state: 'ready' | 'incomplete' | 'done';
  submission: Submission;
  onSubmit: (values: { password: string }) => void;
  signInHref: string;
  forgotPasswordHref: string;
}

export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const { state, submission, onSubmit, signInHref, forgotPasswordHref } = props;
  const words = useMessages().account.resetPassword;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          {state === 'ready' && <Text tone="muted">{words.intro}</Text>}
        </Stack>
        {state === 'incomplete' && (
          <Stack space="16" align="start">
            <Notice tone="warning" title={words.noTokenTitle}>
              {words.noToken}
            </Notice>
            <LinkButton href={forgotPasswordHref} variant="primary">
              {words.another}
            </LinkButton>
          </Stack>
        )}
        {state === 'done' && (
          <Stack space="16" align="start">
            <Notice tone="positive" title={words.doneTitle}>
              {words.done}
            </Notice>
            <LinkButton href={signInHref} variant="primary">
              {words.signIn}
            </LinkButton>
          </Stack>
        )}
        {state === 'ready' && (
          <>
            <ResetPasswordForm submission={submission} onSubmit={onSubmit} />
            {/* The way on when the server says that the link is used up or too old. */}
            {submission.status === 'failed' && (
              <div>
                <Link href={forgotPasswordHref}>{words.another}</Link>
              </div>
            )}
          </>
        )}
      </Stack>
    </PageBody>
  );
}
