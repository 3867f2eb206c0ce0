import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The role of the element. `status` announces changes of its content politely. */
  role?: 'status' | 'alert';
  id?: string;
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2';
  children: ReactNode;
}

/**
 * Renders a text only for screen readers, which takes no space on the screen.
 *
 * @use For words that sighted users do not need, because the layout says the same.
 * @instead The label of the control itself, if it has one.
 * @screenreader status: its text, whenever it changes.
 */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden} {...rest} />;
}
