import type { ReactNode } from 'react';
import { body } from './PageBody.css.ts';

export interface PageBodyProps {
  /** 1120 px for lists and dashboards, 720 px for reading, 560 px for forms, 448 px for a few short fields. */
  width?: 'content' | 'reading' | 'form' | 'narrow';
  /** Whether it keeps its distance above and below; `none` for a band of a page that does so itself. */
  spacing?: 'standard' | 'none';
  children: ReactNode;
}

/** Every page's outer box: its width, its gutters, and the calm above and below. */
export function PageBody({ width = 'content', spacing = 'standard', children }: PageBodyProps) {
  return <div className={body({ width, spacing })}>{children}</div>;
}
