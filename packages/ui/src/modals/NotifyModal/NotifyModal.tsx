'use client';

import type { JobEdit } from '@skillharbor/contract';
import { ChangeList } from '../../cards/JobChanges/ChangeList.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

export interface NotifyModalProps {
  open: boolean;
  /** The number of applicants who are waiting for a decision. */
  count: number;
  /** The terms before the change, and after it. */
  changes: Pick<JobEdit, 'before' | 'after'>;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for a confirmation before a change of a job's terms is saved. Both buttons close the modal, and the form then
 * reports whether saving succeeded.
 *
 * @use In the form of a job that freelancers have applied to.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title, and what changes.
 */
export function NotifyModal({ count, changes, ...dialog }: NotifyModalProps) {
  const messages = useClientMessages().notifyModal;
  const format = useFormat();
  return (
    <AlertDialog
      {...dialog}
      title={messages.title(count, format.number(count))}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
    >
      <Stack space="16">
        <Text>{messages.explanation(count)}</Text>
        <ChangeList {...changes} />
      </Stack>
    </AlertDialog>
  );
}
