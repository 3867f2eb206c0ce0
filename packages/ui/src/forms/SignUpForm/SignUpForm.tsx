'use client';

import { registrationRules } from '@skillharbor/contract';
import type { Registration, Role } from '@skillharbor/contract';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { emptySignUp, registration, validateSignUp } from './signUpValues.ts';

export interface SignUpFormProps {
  /** The selected tab. Typed text stays when the tab changes. */
  tab: Role;
  onTabChange: (tab: Role) => void;
  /** The invited address, with which the field starts. Default: none. */
  email?: string;
  /** The legal texts of the site that apply to new members. There may be none. */
  legalTexts?: readonly { href: string; label: string }[];
  submission: Submission;
  onSubmit: (registration: Registration) => void;
}

/**
 * Creates an account for a freelancer or a client.
 *
 * @use On the page where visitors sign up.
 * @keyboard Tab: moves from field to field.
 * @keyboard ArrowRight: chooses the other role.
 * @keyboard Enter: submits the form.
 * @screenreader tab: the role, and whether it is chosen.
 */
export function SignUpForm(props: SignUpFormProps) {
  const { tab, onTabChange, email = '', legalTexts = [], submission, onSubmit } = props;
  const account = useAccountMessages();
  const messages = account.signUp;
  const form = useForm({
    initial: { ...emptySignUp, email },
    labels: messages.labels,
    hints: messages.hints,
    rules: registrationRules,
    optional: ['company'],
    validate: (values) => validateSignUp(values, tab, account),
    submission,
    onSubmit: (values) => onSubmit(registration(values, tab)),
  });

  const fields = (
    <Stack space="24">
      <Text tone="muted">{tab === 'client' ? messages.clientIntro : messages.freelancerIntro}</Text>
      <FieldRow>
        <TextField {...form.field('first_name')} autoComplete="given-name" />
        <TextField {...form.field('last_name')} autoComplete="family-name" />
      </FieldRow>
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <NewPasswordField {...form.field('password')} />
      {tab === 'client' && <TextField {...form.field('company')} autoComplete="organization" />}
    </Stack>
  );

  return (
    <Form form={form}>
      <Tabs
        label={messages.role}
        value={tab}
        onChange={onTabChange}
        tabs={[
          { value: 'freelancer', label: messages.freelancer, panel: tab === 'freelancer' && fields },
          { value: 'client', label: messages.client, panel: tab === 'client' && fields },
        ]}
      />
      {legalTexts.length > 0 && (
        <Stack space="4">
          <Text size="small" tone="muted">
            {messages.legal}
          </Text>
          <Inline space="16">
            {legalTexts.map(({ href, label }) => (
              <Link key={href} href={href} newTab>
                {label}
              </Link>
            ))}
          </Inline>
        </Stack>
      )}
      <SubmitButton form={form} messages={messages} fullWidth />
    </Form>
  );
}
