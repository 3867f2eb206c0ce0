'use client';

import { AlertDialog, useMessages, type Submission } from '../../primitives/index.ts';
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
  const { cancel, deactivate, reactivate } = useMessages().client.activityModal;
  const words = active ? deactivate : reactivate;
  const { submission, begin, forget } = useAttempt(props.submission);
  return (
    <AlertDialog
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={cancel}
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
      {words.explanation(jobTitle)}
    </AlertDialog>
  );
}
