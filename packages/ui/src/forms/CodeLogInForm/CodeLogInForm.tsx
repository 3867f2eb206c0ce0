'use client';

import { useEffect, useRef, useState } from 'react';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isSixDigits } from '../checkCode.ts';
import { isBlank, problemsOf } from '../checks.ts';

export interface CodeLogInFormProps {
  submission: Submission;
  /** Called with a one-time code or a recovery code. */
  onSubmit: (code: string) => void;
  /** Called when the user wants to log in to another account. */
  onBack: () => void;
}

type Kind = 'code' | 'recovery';

/**
 * Takes a one-time code or a recovery code after the correct password. The field gets the focus when it appears.
 *
 * @use On the page where users sign in, as its second step.
 * @content An error never says whether a code was wrong or was used before.
 * @keyboard Enter: signs in.
 * @screenreader textbox: its label, then its errors.
 */
export function CodeLogInForm({ submission, onSubmit, onBack }: CodeLogInFormProps) {
  const { signIn } = useAccountMessages();
  const messages = signIn.code;
  const [kind, setKind] = useState<Kind>('code');
  /** The text typed into the field for the other kind of code. */
  const [other, setOther] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const isRecovery = kind === 'recovery';
  const form = useForm({
    initial: { code: '' },
    labels: { code: messages.labels[kind] },
    hints: { code: isRecovery ? undefined : messages.hints.code },
    validate: ({ code }) => problemsOf({ code: problemOf(code) }),
    submission,
    onSubmit: ({ code }) => onSubmit(code.trim()),
  });

  function problemOf(code: string) {
    if (isRecovery) return isBlank(code) ? messages.recoveryRequired : undefined;
    return isSixDigits(code) ? undefined : messages.codeRequired;
  }

  function change() {
    setOther(form.values.code);
    form.change({ code: other });
    setKind(isRecovery ? 'code' : 'recovery');
  }

  useEffect(() => field.current?.querySelector('input')?.focus(), [kind]);

  return (
    <Stack space="24">
      <Text>{isRecovery ? messages.recoveryIntro : messages.intro}</Text>
      <Form form={form}>
        <div ref={field}>
          <TextField
            key={kind}
            {...form.field('code')}
            {...(isRecovery
              ? ({ autoComplete: 'off' } as const)
              : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const))}
          />
        </div>
        <SubmitButton form={form} messages={signIn} fullWidth />
      </Form>
      <Stack space="8" align="center">
        <Button variant="quiet" onClick={change}>
          {isRecovery ? messages.useCode : messages.useRecovery}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      </Stack>
    </Stack>
  );
}
