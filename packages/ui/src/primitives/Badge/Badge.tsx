import type { ReactNode } from 'react';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps {
  tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'signal';
  /** A shape in addition to colour and text, for a status. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A status, in a word or two. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <span className={iconStyle}>{icon}</span>}
      <span>{children}</span>
    </span>
  );
}
