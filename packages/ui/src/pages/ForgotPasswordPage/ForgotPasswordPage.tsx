'use client';

import { ForgotPasswordForm } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Button,
  Heading,
  Link,
  Notice,
  Stack,
  Text,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';

export interface ForgotPasswordPageProps {
  submission: Submission;
  /** Whether the link has been asked for. The answer is the same whether or not somebody has the address. */
  sent: boolean;
  onSubmit: (values: { email: string }) => void;
  /** Back to the form, for another address. */
  onAgain: () => void;
  signInHref: string;
}

export function ForgotPasswordPage({
  submission,
  sent,
  onSubmit,
  onAgain,
  signInHref,
}: ForgotPasswordPageProps) {
  const words = useMessages().account.forgotPassword;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          {!sent && <Text tone="muted">{words.intro}</Text>}
        </Stack>
        {sent ? (
          <Stack space="16" align="start">
            <Notice tone="positive" title={words.sentTitle}>
              {words.sent} {words.sentHint}
            </Notice>
            <Button onClick={onAgain}>{words.another}</Button>
          </Stack>
        ) : (
          <ForgotPasswordForm submission={submission} onSubmit={onSubmit} />
        )}
        <div>
          <Link href={signInHref}>{words.back}</Link>
        </div>
      </Stack>
    </PageBody>
  );
}
