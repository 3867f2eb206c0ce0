'use client';

import type { Credentials, DemoAccount } from '@skillharbor/contract';
import type { CodeLogInFormProps } from '../../forms/CodeLogInForm/CodeLogInForm.tsx';
import type { PasskeyLogInProps } from '../../forms/SignInForm/PasskeyLogIn.tsx';
import { SignInForm } from '../../forms/SignInForm/SignInForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useBrand } from '../../layout/useBrand.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';
import { frame } from './SignInPage.css.ts';

export interface SignInPageProps {
  submission: Submission;
  /**
   * The demo accounts. A press on one fills its address and password into the form. The list is empty if the
   * installation has no demo data.
   */
  demoAccounts: readonly DemoAccount[];
  /** A sentence that explains why the visitor was redirected here, if another page did that. */
  notice?: string;
  onSubmit: (credentials: Credentials) => void;
  signUpHref: string;
  forgotPasswordHref: string;
  passkey: PasskeyLogInProps;
  /** The second step of logging in, or null until the server has accepted the password. */
  code: CodeLogInFormProps | null;
}

const loadedStep = onDemand(() => import('./CodeStep.ts'));

/** Lets users sign in. */
export function SignInPage(props: SignInPageProps) {
  const { submission, demoAccounts, notice, onSubmit, signUpHref, forgotPasswordHref } = props;
  const { passkey, code } = props;
  const messages = useAccountMessages().signIn;
  const { name } = useBrand();
  const step = useOnDemand(loadedStep, code !== null);
  return (
    <PageBody width="narrow">
      <div className={frame}>
        <Stack space="32">
          <Stack space="8">
            <Heading level={1}>{messages.title}</Heading>
            {code === null && (
              <Text tone="muted">
                {messages.noAccount(name)} <Link href={signUpHref}>{messages.signUp}</Link>
              </Text>
            )}
          </Stack>
          {notice && code === null && <Notice tone="info">{notice}</Notice>}
          {code && step && <step.CodeLogInForm {...code} />}
          {/* The first step keeps the typed text for a user who goes back. */}
          <div hidden={code !== null}>
            <SignInForm
              submission={submission}
              demoAccounts={demoAccounts}
              onSubmit={onSubmit}
              forgotPasswordHref={forgotPasswordHref}
              passkey={passkey}
            />
          </div>
        </Stack>
      </div>
    </PageBody>
  );
}
