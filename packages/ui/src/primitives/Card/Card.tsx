'use client';

import type { ReactNode } from 'react';
import { useLinkComponent } from '../UiProvider/context.ts';
import { above, card, stretched } from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: 'none' | 'standard' | 'large';
  /** `quiet` for completed items; `accent` for the recommended one among several. */
  tone?: 'standard' | 'quiet' | 'accent';
  /** Whether it holds a CardLink, and therefore shows hover and focus everywhere. */
  interactive?: boolean;
  children: ReactNode;
}

/** A surface for one item. */
export function Card({ as: Element = 'div', padding, tone, interactive, children }: CardProps) {
  return <Element className={card({ padding, tone, interactive })}>{children}</Element>;
}

/**
 * The one link of an interactive Card, best around its title: a press anywhere on the card follows it, while screen
 * readers announce a short name. Other controls in the card go into a CardLayer.
 */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  const RouterLink = useLinkComponent();
  return (
    <RouterLink href={href} className={stretched}>
      {children}
    </RouterLink>
  );
}

/** Lifts links and buttons above the CardLink. */
export function CardLayer({ children }: { children: ReactNode }) {
  return <div className={above}>{children}</div>;
}
