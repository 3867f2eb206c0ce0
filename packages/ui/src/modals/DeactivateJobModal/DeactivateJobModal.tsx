'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface DeactivateJobModalProps extends Omit<ConfirmModalProps, 'messages' | 'tone' | 'children'> {
  jobTitle: string;
  /** True if the job is active, so that the modal asks whether to deactivate it. */
  active: boolean;
}

/**
 * Asks for a confirmation before a job is deactivated or reactivated.
 *
 * @use On the page of a client's own job.
 * @instead {@link DeleteJobModal} to remove the job permanently.
 * @keyboard Escape: cancels.
 * @screenreader alert: why the change failed.
 */
export function DeactivateJobModal({ jobTitle, active, ...dialog }: DeactivateJobModalProps) {
  const { cancel, deactivate, reactivate } = useClientMessages().activityModal;
  const messages = { cancel, ...(active ? deactivate : reactivate) };
  return (
    <ConfirmModal {...dialog} messages={messages}>
      {messages.explanation(jobTitle)}
    </ConfirmModal>
  );
}
