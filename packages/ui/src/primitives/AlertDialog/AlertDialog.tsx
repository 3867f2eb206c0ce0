'use client';

import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import type { AlertDialogProps } from './AlertDialogFrame.tsx';

export type { AlertDialogProps };

const loadedFrame = onDemand(() => import('./AlertDialogFrame.tsx'));

/** A confirmation. A press outside does nothing; Escape cancels, until the confirmed action is pending. */
export function AlertDialog(props: AlertDialogProps) {
  const frame = useOnDemand(loadedFrame, props.open);
  return frame && <frame.AlertDialogFrame {...props} />;
}
