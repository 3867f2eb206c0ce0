'use client';

import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useFormat, useLinkComponent } from '../UiProvider/context.ts';
import * as styles from './ChoiceLinks.css.ts';

export interface ChoiceLink {
  href: string;
  label: string;
  /** The number of items in the linked part, if the part is a list. */
  count?: number;
  current: boolean;
}

export interface ChoiceLinksProps {
  /** The accessible name of the group. */
  label: string;
  /** The parts of the list, in the order in which they are shown. */
  choices: readonly ChoiceLink[];
  /** Use `tabs` for the parts of a page that have separate addresses. Default: pills. */
  look?: 'pills' | 'tabs';
  /** On a phone, the pills are in one row, which scrolls to the current one. Use it above a list. */
  oneRow?: boolean;
  /**
   * Called when the user follows a link, to show the part without a page load. It is not called if a press opens a new
   * tab or window.
   */
  onFollow?: (choice: ChoiceLink) => void;
}

/**
 * Lists links to the parts of a list, with the number of items in each part.
 *
 * @use To show parts of one list, or of one page, at separate addresses.
 * @instead {@link Tabs} for panels that do not change the address.
 * @content The name of the part. The component adds the number.
 * @screenreader link: the part and its number, and whether it is the current one.
 */
export function ChoiceLinks({ label, choices, look = 'pills', oneRow = false, onFollow }: ChoiceLinksProps) {
  const format = useFormat();
  const Link = useLinkComponent();
  const row = useScrollToCurrent(choices.findIndex(({ current }) => current));
  const follow = (choice: ChoiceLink) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.(choice);
  };
  return (
    <nav aria-label={label}>
      <ul ref={row} role="list" className={styles.choices({ look, oneRow })}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              href={choice.href}
              className={styles.choice({ look })}
              {...(choice.current && { 'aria-current': look === 'tabs' ? 'page' : 'true' })}
              {...(onFollow && { onClick: follow(choice) })}
            >
              {choice.label}
              {choice.count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{format.number(choice.count)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The distance from the edge of the row, in pixels: the gutter of a page on a phone. */
const EDGE = 16;

/** Scrolls a row of links, and nothing else, so that its current link is visible. */
function useScrollToCurrent(index: number) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.children[index];
    if (!row.current || !current || row.current.scrollWidth <= row.current.clientWidth) return;
    const outer = row.current.getBoundingClientRect();
    const inner = current.getBoundingClientRect();
    const after = inner.right - outer.right;
    const before = inner.left - outer.left;
    if (after > 0 || before < 0) row.current.scrollBy({ left: after > 0 ? after + EDGE : before - EDGE });
  }, [index]);
  return row;
}
