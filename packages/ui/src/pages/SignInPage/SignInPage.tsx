'use client';

import type { Credentials, DemoAccount } from '@skillharbor/contract';
import { SignInForm } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import { Heading, Link, Notice, Stack, Text, useMessages, type Submission } from '../../primitives/index.ts';

export interface SignInPageProps {
  submission: Submission;
  /** Accounts that one press fills in; none where there is no demo data. */
  demoAccounts: readonly DemoAccount[];
  /** Why the visitor is here, where they did not come by themselves. */
  notice?: string;
  onSubmit: (credentials: Credentials) => void;
  signUpHref: string;
  forgotPasswordHref: string;
}

export function SignInPage(props: SignInPageProps) {
  const { submission, demoAccounts, notice, onSubmit, signUpHref, forgotPasswordHref } = props;
  const words = useMessages().account.signIn;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">
            {words.noAccount} <Link href={signUpHref}>{words.signUp}</Link>
          </Text>
        </Stack>
        {notice && <Notice tone="info">{notice}</Notice>}
        <SignInForm
          submission={submission}
          demoAccounts={demoAccounts}
          onSubmit={onSubmit}
          forgotPasswordHref={forgotPasswordHref}
        />
      </Stack>
    </PageBody>
  );
}
