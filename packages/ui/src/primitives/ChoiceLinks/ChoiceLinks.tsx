'use client';

import type { MouseEvent } from 'react';
import { useFormat, useLinkComponent } from '../UiProvider/context.ts';
import * as styles from './ChoiceLinks.css.ts';

export interface ChoiceLink {
  href: string;
  label: string;
  /** The number of items that the link leads to, if it leads to a list. */
  count?: number;
  current: boolean;
}

export interface ChoiceLinksProps {
  /** The accessible name of the group. */
  label: string;
  choices: readonly ChoiceLink[];
  /** `tabs` is for the parts of one page, which are pages of their own. Default: pills. */
  look?: 'pills' | 'tabs';
  /** Shows the choice without leaving the page. A press that opens a new tab or window still follows the link. */
  onFollow?: (choice: ChoiceLink) => void;
}

/**
 * Lists links to the parts of a list, with the number of items in each part.
 *
 * @use To show parts of one list, or of one page, at their own addresses.
 * @instead {@link Tabs} for panels of different kinds, which change no address.
 * @content The name of the part. The component adds the number.
 * @screenreader link: the part and its number, and which of them is shown.
 */
export function ChoiceLinks({ label, choices, look = 'pills', onFollow }: ChoiceLinksProps) {
  const format = useFormat();
  const Link = useLinkComponent();
  const follow = (choice: ChoiceLink) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.(choice);
  };
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.choices({ look })}>
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
