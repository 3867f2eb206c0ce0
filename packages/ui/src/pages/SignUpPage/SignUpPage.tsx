'use client';

import type { Registration, Role } from '@skillharbor/contract';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface SignUpPageProps {
  tab: Role;
  onTabChange: (tab: Role) => void;
  /** The legal texts that apply. There may be none. */
  legalTexts?: readonly { href: string; label: string }[];
  submission: Submission;
  onSubmit: (registration: Registration) => void;
  signInHref: string;
  /** True if the operator has closed sign-ups, so there is no form. */
  isClosed?: boolean;
}

/** Lets visitors sign up, as freelancers or as clients. */
export function SignUpPage({ signInHref, isClosed = false, ...form }: SignUpPageProps) {
  const messages = useAccountMessages().signUp;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">
            {messages.haveAccount} <Link href={signInHref}>{messages.signIn}</Link>
          </Text>
        </Stack>
        {isClosed ? (
          <Notice tone="info" title={messages.closed.title}>
            {messages.closed.text}
          </Notice>
        ) : (
          <SignUpForm {...form} />
        )}
      </Stack>
    </PageBody>
  );
}
