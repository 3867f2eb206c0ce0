'use client';

import { AlertDialog, Stack, Text, useMessages, type Submission } from '../../primitives/index.ts';
import { useAttempt } from '../useAttempt.ts';

export interface DeleteJobModalProps {
  open: boolean;
  jobTitle: string;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteJobModal({ open, jobTitle, onConfirm, onCancel, ...rest }: DeleteJobModalProps) {
  const words = useMessages().client.deleteModal;
  const { submission, begin, forget } = useAttempt(rest.submission);
  return (
    <AlertDialog
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone="critical"
      pending={submission.status === 'submitting'}
      pendingLabel={words.confirming}
      error={submission.status === 'failed' ? (submission.message ?? words.failed) : undefined}
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
        <Text>{words.explanation(jobTitle)}</Text>
        <Text tone="muted">{words.history}</Text>
      </Stack>
    </AlertDialog>
  );
}
