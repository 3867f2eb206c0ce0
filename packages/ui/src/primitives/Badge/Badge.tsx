import type { ReactNode } from 'react';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps {
  tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'signal';
  /** A shape in addition to colour and text, for a status. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A status, in a word or two.
 *
 * @use For the status of one thing, next to its title: 'Active', 'Closed'.
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
