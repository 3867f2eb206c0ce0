import type { ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import type { Align, Justify, Space } from '../../theme/sprinkles.css.ts';

export interface InlineProps {
  /** The space between the children, horizontally and between lines. */
  space: Space;
  align?: Align;
  /** The distribution of the space along a row. */
  justify?: Justify;
  /** Set it to false to keep the children on one line even if they do not fit. Default: true. */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'span';
  children: ReactNode;
}

/**
 * Places its children side by side. The children of a list are `<li>`.
 *
 * @use For items on one line: buttons, badges, a label and its value.
 * @instead {@link Stack} for stacked items. {@link Tiles} for columns of equal width.
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
