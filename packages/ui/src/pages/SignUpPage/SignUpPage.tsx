'use client';

import type { Registration, Role } from '@skillharbor/contract';
import { SignUpForm } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import { Heading, Link, Stack, Text, useMessages, type Submission } from '../../primitives/index.ts';

export interface SignUpPageProps {
  tab: Role;
  onTabChange: (tab: Role) => void;
  submission: Submission;
  onSubmit: (registration: Registration) => void;
  signInHref: string;
}

export function SignUpPage({ tab, onTabChange, submission, onSubmit, signInHref }: SignUpPageProps) {
  const words = useMessages().account.signUp;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">
            {words.haveAccount} <Link href={signInHref}>{words.signIn}</Link>
          </Text>
        </Stack>
        <SignUpForm tab={tab} onTabChange={onTabChange} submission={submission} onSubmit={onSubmit} />
      </Stack>
    </PageBody>
  );
}
