'use client';

import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import type { AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';

export interface ConfirmModalProps extends Pick<AlertDialogProps, 'open' | 'tone' | 'children'> {
  messages: Record<'title' | 'confirm' | 'confirming' | 'cancel' | 'failed', string>;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Frames a question whose confirmation sends a request. The modal stays open during the request, and shows a failure.
 *
 * @use To build a new question that sends a request when the user confirms it.
 * @instead {@link DecisionModal} for a request with a text.
 * @screenreader alert: why the request failed.
 */
export function ConfirmModal({
  messages,
  onConfirm,
  onCancel,
  submission: sent,
  ...dialog
}: ConfirmModalProps) {
  const { submission, begin, forget } = useAttempt(sent);
  return (
    <AlertDialog
      {...dialog}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
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
    />
  );
}
