import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardLink } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CardRow.css.ts';

export interface CardRowProps {
  /**
   * The details that users compare. They form a column at the end of the row, and on a phone they are placed among the
   * card's other parts.
   */
  aside: ReactNode;
  /** Set it if the details are only a few words, so that their column is narrow and leaves more room to the item. */
  isShort?: boolean;
  children: ReactNode;
}

/**
 * Lays out a card of a list: the item itself and, at its end, the details that users compare.
 *
 * @use Inside a {@link Card} of a list.
 */
export function CardRow({ aside, isShort = false, children }: CardRowProps) {
  return (
    <div className={isShort ? styles.shortRow : styles.row}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

/** Holds the item itself, in stacked lines. */
export function CardMain({ children }: { children: ReactNode }) {
  return <div className={styles.main}>{children}</div>;
}

export interface CardTitleProps {
  /** The heading level of the title in the page's outline. */
  level: 2 | 3;
  title: ReactNode;
  /** A text below the title, such as the company. */
  subtitle: ReactNode;
}

export function CardTitle({ level, title, subtitle }: CardTitleProps) {
  return (
    <div className={styles.titles}>
      <Heading level={level} size="small">
        <bdi>{title}</bdi>
      </Heading>
      <Text as="span" tone="muted">
        <bdi>{subtitle}</bdi>
      </Text>
    </div>
  );
}

export function CardSummary({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className={styles.summary}>
      {children}
    </p>
  );
}

export interface CardStateProps {
  /** A badge that shows the status. */
  state: ReactNode;
  /** Says since when the item has had this status. */
  since: string;
}

/** Shows the status and its date in the aside. On a phone, both come before everything else. */
export function CardState({ state, since }: CardStateProps) {
  return (
    <>
      <span className={styles.state}>{state}</span>
      <span className={styles.since}>
        <Text as="span" size="small" tone="muted" numeric>
          {since}
        </Text>
      </span>
    </>
  );
}

export interface CardMoreProps {
  href: string;
  label: string;
  /**
   * The name of the linked item, such as the title of a job. Screen readers read it after the label, which is the same
   * on each card.
   */
  about: string;
}

/** Shows the link that covers the card, at the end of the aside. */
export function CardMore({ href, label, about }: CardMoreProps) {
  return (
    <span className={styles.way}>
      <span className={styles.wayLink}>
        <CardLink href={href}>
          {label}
          <VisuallyHidden>{about}</VisuallyHidden>
        </CardLink>
        <ArrowRight />
      </span>
    </span>
  );
}
