import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, if the level's default does not fit. */
  size?: 'display' | 'large' | 'standard' | 'small' | 'tiny';
  align?: 'start' | 'center';
  id?: string;
  children: ReactNode;
}

const sizes = { 1: 'large', 2: 'standard', 3: 'small', 4: 'tiny' } as const;

/**
 * Renders a heading. Its level in the page's outline and its size are independent.
 *
 * @use For titles outside {@link PageHeader} and {@link Section}, which already contain one.
 * @instead {@link Text} in a strong weight for a text that does not begin a part.
 * @content A noun or a short sentence, without a full stop.
 */
export function Heading({ level, size = sizes[level], align, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size, align })}>
      {children}
    </Element>
  );
}
