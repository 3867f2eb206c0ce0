'use client';

import type { Credentials, DemoAccount } from '@skillharbor/contract';
import { Building2, UserRound } from 'lucide-react';
import { Fragment, useState } from 'react';
import {
  Button,
  Form,
  Heading,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
  useMessages,
  VisuallyHidden,
  type Submission,
} from '../../primitives/index.ts';
import { useForm } from '../useForm.ts';
import { account as accountStyle, accounts, demo, footer } from './SignInForm.css.ts';
import { credentials, emptyCredentials, validateCredentials } from './signInValues.ts';

export interface SignInFormProps {
  submission: Submission;
  /** Accounts that one press fills in. */
  demoAccounts: readonly DemoAccount[];
  onSubmit: (credentials: Credentials) => void;
  forgotPasswordHref: string;
}

export function SignInForm({ submission, demoAccounts, onSubmit, forgotPasswordHref }: SignInFormProps) {
  const { account } = useMessages();
  const words = account.signIn;
  const [filled, setFilled] = useState('');
  const form = useForm({
    initial: emptyCredentials,
    validate: (values) => validateCredentials(values, account),
    submission,
    onSubmit: (values) => onSubmit(credentials(values)),
  });

  return (
    <Stack space="32">
      <Form submission={submission} onSubmit={form.submit}>
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={form.values.email}
          onChange={form.set('email')}
          errors={form.errors('email')}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          value={form.values.password}
          onChange={form.set('password')}
          errors={form.errors('password')}
        />
        <div className={footer}>
          <Button
            type="submit"
            variant="primary"
            pending={submission.status === 'submitting'}
            pendingLabel={words.submitting}
            fullWidth
          >
            {words.submit}
          </Button>
          <Link href={forgotPasswordHref}>{words.forgotPassword}</Link>
        </div>
      </Form>

      {demoAccounts.length > 0 && (
        <section className={demo}>
          <Stack space="4">
            <Heading level={2} size="tiny">
              {words.demo.title}
            </Heading>
            <Text size="small" tone="muted">
              {words.demo.hint}
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
                    setFilled(words.demo.filled(words.demo[role]));
                  }}
                >
                  {words.demo[role]}
                </Button>
                <div className={accountStyle}>
                  <Text size="small" tone="muted">
                    {email}
                    <br />
                    {words.demo.password(password)}
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
