import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/index.ts';
import { fact, facts, value as valueStyle } from './CardFacts.css.ts';

export interface CardFact {
  /** Heard, not seen: the icon says it to the eye. */
  term: string;
  value: string;
  icon: ReactNode;
  /** `signal` for what must not be missed. */
  tone?: 'signal';
}

/** The few facts of a card, on as few lines as they need. */
export function CardFacts({ items }: { items: readonly CardFact[] }) {
  return (
    <ul role="list" className={facts}>
      {items.map(({ term, value, icon, tone }) => (
        <li key={term} className={fact({ tone })}>
          {icon}
          <span className={valueStyle}>
            <VisuallyHidden>{term}: </VisuallyHidden>
            <bdi>{value}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
