import type { ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import type { Align, Space } from '../../theme/sprinkles.css.ts';

export interface StackProps {
  /** The space between the children: a token, or one per breakpoint as in `{ phone: '16', tablet: '24' }`. */
  space: Space;
  align?: Align;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'fieldset';
  children: ReactNode;
}

/**
 * Stacks its children vertically. The children of a list are `<li>`.
 *
 * @use For all vertical space between items, because components have no margins.
 * @instead {@link Inline} for items on one line. {@link Tiles} for columns.
 */
export function Stack({ space, align, as: Element = 'div', children }: StackProps) {
  return (
    <Element
      // Safari announces a list without bullets as a list only if the list has this role.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      className={sprinkles({
        display: 'flex',
        flexDirection: 'column',
        gap: space,
        alignItems: align ?? 'stretch',
      })}
    >
      {children}
    </Element>
  );
}
