'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The text, a few words long. Information that users need belongs on the page instead. */
  text: string;
  /**
   * A single control or link. Its accessible name says the same as the tooltip, because touch users never see the
   * tooltip.
   */
  children: ReactNode;
}

/**
 * Shows a text beside a control while the control is hovered or focused. Escape hides the text, and the pointer may
 * move onto it.
 *
 * @use For the name of an icon, or details that users do not need.
 * @instead {@link Disclosure} or a hint for information that users need, because touch devices have no hover.
 * @content A few words, without a full stop.
 * @keyboard Tab: moves to the control, and shows the tooltip.
 * @keyboard Escape: hides the tooltip.
 * @screenreader tooltip: its text, after the name of the control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={300} render={<span className={styles.anchor} />}>
        {children}
      </BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} className={styles.positioner}>
          <BaseTooltip.Popup role="tooltip" className={styles.popup}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
