'use client';

import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';

export interface DeleteJobModalProps {
  open: boolean;
  jobTitle: string;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteJobModal({ open, jobTitle, onConfirm, onCancel, ...rest }: DeleteJobModalProps) {
  const messages = useClientMessages().deleteModal;
  const { submission, begin, forget } = useAttempt(rest.submission);
  return (
    <AlertDialog
      open={open}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      tone="critical"
      pending={submission.status === 'submitting'}
      pendingLabel={messages.confirming}
      error={submission.status === 'failed' ? (submission.message ?? messages.failed) : undefined}
      onConfirm={() => {
        begin();
        onConfirm();
      }}
      onCancel={() => {
        forget();
        onCancel();
      }}
    >
      <Stack space="8">
        <Text>{messages.explanation(jobTitle)}</Text>
        <Text tone="muted">{messages.history}</Text>
      </Stack>
    </AlertDialog>
  );
}
