'use client';

import type { Registration, Role } from '@skillharbor/contract';
import {
  Button,
  Form,
  PasswordField,
  Stack,
  Tabs,
  Text,
  TextField,
  Tiles,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';
import { useForm } from '../useForm.ts';
import { emptySignUp, registration, validateSignUp } from './signUpValues.ts';

export interface SignUpFormProps {
  /** Which tab shows. What was typed stays when it changes. */
  tab: Role;
  onTabChange: (tab: Role) => void;
  submission: Submission;
  onSubmit: (registration: Registration) => void;
}

export function SignUpForm({ tab, onTabChange, submission, onSubmit }: SignUpFormProps) {
  const { account } = useMessages();
  const words = account.signUp;
  const form = useForm({
    initial: emptySignUp,
    validate: (values) => validateSignUp(values, tab, account),
    submission,
    onSubmit: (values) => onSubmit(registration(values, tab)),
  });

  const fields = (
    <Stack space="24">
      <Text tone="muted">{tab === 'client' ? words.clientIntro : words.freelancerIntro}</Text>
      <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
        <TextField
          label={words.firstName}
          name="first_name"
          autoComplete="given-name"
          required
          value={form.values.first_name}
          onChange={form.set('first_name')}
          errors={form.errors('first_name')}
        />
        <TextField
          label={words.lastName}
          name="last_name"
          autoComplete="family-name"
          required
          value={form.values.last_name}
          onChange={form.set('last_name')}
          errors={form.errors('last_name')}
        />
      </Tiles>
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
        autoComplete="new-password"
        hint={words.passwordHint}
        required
        value={form.values.password}
        onChange={form.set('password')}
        errors={form.errors('password')}
      />
      {tab === 'client' && (
        <TextField
          label={words.company}
          name="company"
          autoComplete="organization"
          hint={words.companyHint}
          optional
          value={form.values.company}
          onChange={form.set('company')}
          errors={form.errors('company')}
        />
      )}
    </Stack>
  );

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <Tabs
        label={words.role}
        value={tab}
        onChange={onTabChange}
        tabs={[
          { value: 'freelancer', label: words.freelancer, panel: tab === 'freelancer' && fields },
          { value: 'client', label: words.client, panel: tab === 'client' && fields },
        ]}
      />
      <Button
        type="submit"
        variant="primary"
        pending={submission.status === 'submitting'}
        pendingLabel={words.submitting}
        fullWidth
      >
        {words.submit}
      </Button>
    </Form>
  );
}
