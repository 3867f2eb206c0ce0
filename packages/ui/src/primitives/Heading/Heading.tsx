import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The look, where it differs from the one that goes with the level. */
  size?: 'display' | 'large' | 'standard' | 'small' | 'tiny';
  align?: 'start' | 'center';
  id?: string;
  children: ReactNode;
}

const sizes = { 1: 'large', 2: 'standard', 3: 'small', 4: 'tiny' } as const;

export function Heading({ level, size = sizes[level], align, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size, align })}>
      {children}
    </Element>
  );
}
