'use client';

import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';

export interface DeactivateJobModalProps {
  open: boolean;
  jobTitle: string;
  /** Whether the job is active, and the question therefore whether to deactivate it. */
  active: boolean;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a job is deactivated, or reactivated. */
export function DeactivateJobModal(props: DeactivateJobModalProps) {
  const { open, jobTitle, active, onConfirm, onCancel } = props;
  const { cancel, deactivate, reactivate } = useClientMessages().activityModal;
  const messages = active ? deactivate : reactivate;
  const { submission, begin, forget } = useAttempt(props.submission);
  return (
    <AlertDialog
      open={open}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={cancel}
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
      {messages.explanation(jobTitle)}
    </AlertDialog>
  );
}
