import type { ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import type { Align, Justify, Space } from '../../theme/sprinkles.css.ts';

export interface InlineProps {
  /** Between the children, in both directions. */
  space: Space;
  align?: Align;
  justify?: Justify;
  /** Whether children that do not fit wrap. Default: true. */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'span';
  children: ReactNode;
}

/**
 * Children beside one another. As a list, its children are `<li>`.
 *
 * @use For things of one line: buttons, badges, a label and its value.
 * @instead {@link Stack} for things below one another. {@link Tiles} for columns of one width.
 */
export function Inline({ space, align, justify, wrap = true, as: Element = 'div', children }: InlineProps) {
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      className={sprinkles({
        display: 'flex',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        gap: space,
        alignItems: align ?? 'center',
        justifyContent: justify,
      })}
    >
      {children}
    </Element>
  );
}
