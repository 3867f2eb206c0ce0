'use client';

import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import type { DialogProps } from './DialogFrame.tsx';

export type { DialogProps };

const loadedFrame = onDemand(() => import('./DialogFrame.tsx'));

/**
 * Shows a task in front of the page. The dialog keeps the focus inside, restores it on closing, and scrolls long
 * content. It refuses to open over another dialog.
 *
 * @use For a short task that belongs to the page behind it, such as a message.
 * @instead {@link AlertDialog} for a question that the user must answer. A separate page for a long form.
 * @content The title names the task in the words of the button that opened the dialog.
 * @keyboard Tab: moves within the dialog, and does not leave it.
 * @keyboard Escape: closes the dialog.
 * @keyboard Enter: presses the focused button. When the dialog closes, the focus returns to the button that opened it.
 * @screenreader dialog: its title, as it opens.
 */
export function Dialog(props: DialogProps) {
  const frame = useOnDemand(loadedFrame, props.open);
  return frame && <frame.DialogFrame {...props} />;
}
