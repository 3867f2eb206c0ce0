'use client';

import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import type { AlertDialogProps } from './AlertDialogFrame.tsx';

export type { AlertDialogProps };

const loadedFrame = onDemand(() => import('./AlertDialogFrame.tsx'));

/**
 * Asks the user to confirm an action. A press outside the dialog has no effect, and Escape cancels until the confirmed
 * action is pending.
 *
 * @use For a question that the user must answer before continuing, especially before data is lost.
 * @instead {@link Dialog} for a task in front of the page. {@link Notice} for a message that needs no reply.
 * @content The title asks with the verb of the action: 'Delete this job?'. The button repeats the verb: 'Delete', not
 *   'OK'.
 * @keyboard Tab: moves among the buttons, and does not leave the dialog.
 * @keyboard Escape: cancels, until the confirmed action is pending.
 * @screenreader alertdialog: its title and its explanation, as it opens.
 */
export function AlertDialog(props: AlertDialogProps) {
  const frame = useOnDemand(loadedFrame, props.open);
  return frame && <frame.AlertDialogFrame {...props} />;
}
