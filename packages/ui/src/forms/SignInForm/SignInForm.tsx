'use client';

import type { Credentials, DemoAccount } from '@skillharbor/contract';
import { Building2, UserRound } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import type { PasskeyLogInProps } from './PasskeyLogIn.tsx';
import { account as accountStyle, accounts, demo, footer } from './SignInForm.css.ts';
import { credentials, emptyCredentials, validateCredentials } from './signInValues.ts';

export interface SignInFormProps {
  submission: Submission;
  /** The accounts whose address and password a single press fills in. */
  demoAccounts: readonly DemoAccount[];
  onSubmit: (credentials: Credentials) => void;
  forgotPasswordHref: string;
  passkey: PasskeyLogInProps;
}

/**
 * Takes an email address and a password, or a passkey, and offers demo accounts if there are any.
 *
 * @use For everyone who has an account already.
 * @content The error never says whether the address or the password was wrong.
 * @keyboard Tab: moves from field to field.
 * @keyboard Enter: signs in.
 * @screenreader textbox: its label, then its errors.
 */
export function SignInForm(props: SignInFormProps) {
  const { submission, demoAccounts, onSubmit, forgotPasswordHref, passkey } = props;
  const account = useAccountMessages();
  const messages = account.signIn;
  const [filled, setFilled] = useState('');
  const form = useForm({
    initial: emptyCredentials,
    labels: messages.labels,
    validate: (values) => validateCredentials(values, account),
    submission,
    onSubmit: (values) => onSubmit(credentials(values)),
  });

  return (
    <Stack space="32">
      <Form form={form}>
        <TextField {...form.field('email')} type="email" autoComplete="username webauthn" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className={footer}>
          <SubmitButton form={form} messages={messages} fullWidth />
          <Link href={forgotPasswordHref}>{messages.forgotPassword}</Link>
        </div>
      </Form>
      <PasskeyLogIn {...passkey} />

      {demoAccounts.length > 0 && (
        <section className={demo}>
          <Stack space="4">
            <Heading level={2} size="tiny">
              {messages.demo.title}
            </Heading>
            <Text size="small" tone="muted">
              {messages.demo.hint}
            </Text>
          </Stack>
          <div className={accounts}>
            {demoAccounts.map(({ role, email, password }) => (
              <Fragment key={email}>
                <Button
                  fullWidth
                  icon={role === 'client' ? <Building2 /> : <UserRound />}
                  onClick={() => {
                    form.change({ email, password });
                    setFilled(messages.demo.filled(messages.demo[role]));
                  }}
                >
                  {messages.demo[role]}
                </Button>
                <div className={accountStyle}>
                  <Text size="small" tone="muted">
                    {email}
                    <br />
                    {messages.demo.password(password)}
                  </Text>
                </div>
              </Fragment>
            ))}
          </div>
          <VisuallyHidden role="status">{filled}</VisuallyHidden>
        </section>
      )}
    </Stack>
  );
}
