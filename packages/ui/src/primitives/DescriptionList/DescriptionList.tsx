import type { ReactNode } from 'react';
import {
  item,
  list,
  icon as iconStyle,
  term as termStyle,
  value as valueStyle,
} from './DescriptionList.css.ts';

export interface Description {
  term: string;
  value: ReactNode;
  icon?: ReactNode;
  /** Gives the item a full row. Use it for values that must not break, such as an address. */
  wide?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /**
   * The layout: `stack` has one column. `row` has as many columns as fit. `short` has up to three columns, for values of
   * a few words. `side` has one column at the side of a wide page, and several columns above the content of a narrow
   * page.
   */
  layout?: 'stack' | 'row' | 'short' | 'side';
}

/**
 * Lists terms and their values.
 *
 * @use For the details of one item: location, pay, deadline.
 * @instead {@link Text} for one value whose term is obvious.
 * @content A term is a noun of one or two words, without a colon.
 */
export function DescriptionList({ items, layout = 'stack' }: DescriptionListProps) {
  return (
    <dl className={list({ layout })}>
      {items.map(({ term, value, icon, wide }) => (
        <div key={term} className={item({ layout, wide, withIcon: icon !== undefined })}>
          <dt className={termStyle}>
            {icon && <span className={iconStyle({ layout })}>{icon}</span>}
            {term}
          </dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
