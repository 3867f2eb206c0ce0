import type { ReactNode } from 'react';
import { body } from './PageBody.css.ts';

export interface PageBodyProps {
  /** 1120 px for lists and dashboards, 720 px for reading, 560 px for forms, 960 px on a wide screen for
   * those with help at their side, 448 px for a few short fields. */
  width?: 'content' | 'reading' | 'form' | 'assistedForm' | 'narrow';
  /** The space above and below; `none` for a band that brings its own. */
  spacing?: 'standard' | 'none';
  children: ReactNode;
}

/**
 * Every page's outer box: its width, its gutters, and the space above and below.
 *
 * @use Once on each page, in the width of its content.
 * @instead {@link PageBand} for parts as wide as the window.
 */
export function PageBody({ width = 'content', spacing = 'standard', children }: PageBodyProps) {
  return <div className={body({ width, spacing })}>{children}</div>;
}
