import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `status` announces changes of its content politely. */
  role?: 'status' | 'alert';
  id?: string;
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2';
  children: ReactNode;
}

/** For screen readers only; takes no space on the screen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden} {...rest} />;
}
