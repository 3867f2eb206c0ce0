'use client';

import type { CodesSetup as Setup } from '@skillharbor/contract';
import { encode } from 'uqr';
import { isSixDigits } from '../../forms/checkCode.ts';
import { problemsOf } from '../../forms/checks.ts';
import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { Step } from './Step.tsx';
import * as styles from './codes.css.ts';

export interface CodesSetupProps {
  setup: Setup;
  submission: Submission;
  onCopy: (text: string) => void;
  /** Called with the first code from the app. */
  onConfirm: (code: string) => void;
  onCancel: () => void;
}

/**
 * Shows a secret as a QR code and as text, and takes the first code from the app to which the user has added the
 * secret.
 */
export function CodesSetup({ setup, submission, onCopy, onConfirm, onCancel }: CodesSetupProps) {
  const messages = useOneTimeCodeMessages().setup;
  const form = useForm({
    initial: { code: '' },
    labels: messages.labels,
    hints: messages.hints,
    validate: ({ code }) => problemsOf({ code: isSixDigits(code) ? undefined : messages.codeRequired }),
    submission,
    onSubmit: ({ code }) => onConfirm(code.trim()),
  });
  return (
    <Step title={messages.title}>
      <Text>{messages.scan}</Text>
      <QrCode text={setup.uri} label={messages.qr} />
      <Text>
        {messages.byHand} <bdi className={styles.secret}>{inGroups(setup.secret)}</bdi>
      </Text>
      <Inline space="16">
        <Button onClick={() => onCopy(setup.secret)}>{messages.copy}</Button>
        <Link href={setup.uri}>{messages.open}</Link>
      </Inline>
      <Form form={form}>
        <TextField {...form.field('code')} autoComplete="one-time-code" inputMode="numeric" />
        <Inline space="8">
          <SubmitButton form={form} messages={messages} />
          <Button onClick={onCancel}>{messages.cancel}</Button>
        </Inline>
      </Form>
    </Step>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      {/* Cameras can only read dark squares on a light background, whatever the theme is. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
