import type { ReactNode } from 'react';
import { fact, facts, icon as iconStyle, term as termStyle, value as valueStyle } from './Facts.css.ts';

export interface Fact {
  term: string;
  value: ReactNode;
  icon?: ReactNode;
  /** A line of its own, for what must not be broken: an address. */
  wide?: boolean;
}

export interface FactsProps {
  items: readonly Fact[];
  /** Below one another, beside one another as many as fit, or at the side of a wide page and above a narrow one. */
  layout?: 'stack' | 'row' | 'side';
}

/** What is known about something: a list of terms and their values. */
export function Facts({ items, layout = 'stack' }: FactsProps) {
  return (
    <dl className={facts({ layout })}>
      {items.map(({ term, value, icon, wide }) => (
        <div key={term} className={fact({ layout, wide, withIcon: icon !== undefined })}>
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
