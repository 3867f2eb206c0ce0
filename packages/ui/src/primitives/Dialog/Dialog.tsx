'use client';

import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import type { DialogProps } from './DialogFrame.tsx';

export type { DialogProps };

const loadedFrame = onDemand(() => import('./DialogFrame.tsx'));

/**
 * A task in front of the page. Keeps the focus inside, restores it on closing, and scrolls its content when it is long.
 * It refuses to open over another dialog.
 */
export function Dialog(props: DialogProps) {
  const frame = useOnDemand(loadedFrame, props.open);
  return frame && <frame.DialogFrame {...props} />;
}
