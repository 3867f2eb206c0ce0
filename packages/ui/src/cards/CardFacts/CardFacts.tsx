import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/index.ts';
import { fact, facts, icon as iconStyle, value as valueStyle } from './CardFacts.css.ts';

export interface CardFact {
  /** Heard, not seen: the icon says it to the eye. */
  term: string;
  value: string;
  icon: ReactNode;
  /** `caution` for what is soon too late. The signal's colour is not for lists, where it would stand on every other card. */
  tone?: 'caution';
}

/** The few facts of a card, on as few lines as they need. */
export function CardFacts({ items }: { items: readonly CardFact[] }) {
  return (
    <ul role="list" className={facts}>
      {items.map(({ term, value, icon, tone }) => (
        <li key={term} className={fact({ tone })}>
          <span className={iconStyle}>{icon}</span>
          <span className={valueStyle}>
            <VisuallyHidden>{term}: </VisuallyHidden>
            <bdi>{value}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
