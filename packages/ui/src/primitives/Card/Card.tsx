'use client';

import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { useLinkComponent } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { above, card, footer, stretched } from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  /** The space around the content. */
  padding?: 'none' | 'standard' | 'large';
  /**
   * The look of the card. `quiet` is for completed items, `accent` for the recommended or the chosen item among several, and
   * `positive` for a success.
   */
  tone?: 'standard' | 'quiet' | 'accent' | 'positive';
  /** Set it if the card holds a CardLink. The whole card then shows the hover and focus styles. */
  interactive?: boolean;
  children: ReactNode;
}

/**
 * Draws a surface around one item.
 *
 * @use Around one item of several, or one part of a page that can be understood alone.
 * @instead {@link Section} for a titled part without a surface. {@link Stack} where space is enough.
 * @keyboard Tab: moves to the one link of an interactive card.
 * @screenreader link: only the text of the card's link, not the text of the whole card.
 */
export function Card({ as: Element = 'div', padding, tone, interactive, children }: CardProps) {
  return <Element className={card({ padding, tone, interactive })}>{children}</Element>;
}

export interface CardLinkProps {
  href: string;
  /** Set it for a link to another site. The link opens in a new tab and says so to screen readers. */
  newTab?: boolean;
  /** True if the item of the card is shown beside the list. */
  current?: boolean;
  children: ReactNode;
}

/**
 * Renders the one link of an interactive Card, ideally around its title. A press anywhere on the card follows the link,
 * but screen readers announce only its short name. Other controls in the card go into a CardLayer.
 */
export function CardLink({ href, newTab = false, current = false, children }: CardLinkProps) {
  const RouterLink = useLinkComponent();
  const messages = usePrimitiveMessages();
  return (
    <RouterLink
      href={href}
      className={stretched}
      aria-current={current || undefined}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>}
    </RouterLink>
  );
}

/** Raises links and buttons above the link that covers the card. */
export function CardLayer({ children }: { children: ReactNode }) {
  return <div className={above}>{children}</div>;
}

/**
 * Adds a separate part, such as a note, at the end of a card that has no padding. It is above the link that covers the
 * card, so its controls can be used.
 */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>;
}
