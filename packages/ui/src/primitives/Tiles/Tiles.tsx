import type { ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import type { Columns, Space } from '../../theme/sprinkles.css.ts';
import { tiles } from './Tiles.css.ts';

export interface TilesProps {
  /** The space between the items. */
  space: Space;
  /** The number of columns: '3', or one number per breakpoint as in `{ phone: '1', tablet: '2', desktop: '3' }`. */
  columns: Columns;
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/**
 * Places its children in columns of equal width. The children of a list are `<li>`.
 *
 * @use For items of one kind that users compare: cards, pictures.
 * @instead {@link Inline} for items of different widths.
 */
export function Tiles({ space, columns, as: Element = 'div', children }: TilesProps) {
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      className={`${tiles} ${sprinkles({ display: 'grid', gap: space, gridTemplateColumns: columns })}`}
    >
      {children}
    </Element>
  );
}
