import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { arrow, content, disclosure, lines, summary as summaryStyle } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary: the line that stays visible and opens the details. */
  summary: string;
  /**
   * The position of the line that separates the disclosure from other content. `above` is for the end of a card.
   * Default: `below`.
   */
  line?: 'above' | 'below';
  children: ReactNode;
}

/**
 * Hides details behind a summary. It is a native element, so it works before scripts load, and find-in-page searches
 * its content.
 *
 * @use For details that few users of a page need.
 * @instead {@link Tabs} where one of several parts is always shown. {@link Section} for content that most users read.
 * @content The summary says what is inside: 'Earlier versions'.
 * @keyboard Tab: moves to the summary.
 */
export function Disclosure({ summary, line = 'below', children }: DisclosureProps) {
  return (
    <details className={clsx(disclosure, lines[line])}>
      <summary className={summaryStyle}>
        {summary}
        <span className={arrow}>
          <ChevronDown />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
