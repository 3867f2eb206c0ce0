import type { ReactNode } from 'react';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps {
  tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'signal';
  /** The icon of a status, which gives it a shape in addition to its colour and text. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a status in one or two words.
 *
 * @use For the status of one item, next to its title: 'Active', 'Closed'.
 * @instead {@link Chip} for a value that can be removed. {@link Notice} for a message in a sentence.
 * @content One or two words that make sense without their colour.
 */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <span className={iconStyle}>{icon}</span>}
      <span>{children}</span>
    </span>
  );
}
