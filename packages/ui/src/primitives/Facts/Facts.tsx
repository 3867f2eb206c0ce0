import type { ReactNode } from 'react';
import { fact, facts, icon as iconStyle, term as termStyle, value as valueStyle } from './Facts.css.ts';

export interface Fact {
  term: string;
  value: ReactNode;
  icon?: ReactNode;
}

export interface FactsProps {
  items: readonly Fact[];
  /** Below one another, or beside one another as many as fit. */
  layout?: 'stack' | 'row';
}

/** What is known about something: a list of terms and their values. */
export function Facts({ items, layout = 'stack' }: FactsProps) {
  return (
    <dl className={facts({ layout })}>
      {items.map(({ term, value, icon }) => (
        <div key={term} className={fact({ withIcon: icon !== undefined })}>
          <dt className={termStyle}>
            {icon && <span className={iconStyle}>{icon}</span>}
            {term}
          </dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
