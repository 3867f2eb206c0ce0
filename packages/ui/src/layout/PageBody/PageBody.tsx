import type { ReactNode } from 'react';
import { body } from './PageBody.css.ts';

export interface PageBodyProps {
  /**
   * The maximum width: 1120 px for lists and dashboards, 720 px for reading, 560 px for forms, 960 px for forms with
   * help at their side on a wide screen, 448 px for a few short fields.
   */
  width?: 'content' | 'reading' | 'form' | 'assistedForm' | 'narrow';
  /**
   * The space above and below the content. Use `none` inside a band that has its own space. Use `desk` for a page for
   * work, such as the review of applicants, which begins close below the navigation.
   */
  spacing?: 'standard' | 'desk' | 'none';
  children: ReactNode;
}

/**
 * Sets the width of a page, its gutters, and the space above and below its content.
 *
 * @use Once on each page, in the width that suits its content.
 * @instead {@link PageBand} for parts as wide as the window.
 */
export function PageBody({ width = 'content', spacing = 'standard', children }: PageBodyProps) {
  return <div className={body({ width, spacing })}>{children}</div>;
}
