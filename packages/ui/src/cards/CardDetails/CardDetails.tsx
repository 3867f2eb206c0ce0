import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { item, list, icon as iconStyle, value as valueStyle } from './CardDetails.css.ts';

export interface CardDetail {
  /** The name of the detail for screen readers. On the screen, the icon stands for the name. */
  term: string;
  value: ReactNode;
  icon: ReactNode;
  /** `caution` marks details that are due soon. See `tones.ts`. */
  tone?: 'caution';
}

/**
 * Lists the few details of a card, on as few lines as they need.
 *
 * @use Inside a card of a list.
 * @instead {@link DescriptionList} on the page of a single item.
 */
export function CardDetails({ items }: { items: readonly CardDetail[] }) {
  return (
    <ul role="list" className={list}>
      {items.map(({ term, value, icon, tone }) => (
        <li key={term} className={item({ tone })}>
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
