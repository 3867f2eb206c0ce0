import { Fragment } from 'react';
import { mark } from './Marked.css.ts';
import { markWords, wordsToMark } from './marks.ts';

export interface MarkedProps {
  /** The search as the user typed it. An empty search marks nothing. */
  search: string;
  children: string;
}

/**
 * Marks the words that a search found in a text.
 *
 * @use For those texts of a search result in which the search looks for its words.
 * @screenreader mark: screen readers read the text without interruption.
 */
export function Marked({ search, children }: MarkedProps) {
  return markWords(children, wordsToMark(search)).map(({ text, isMarked }, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity but their position
    if (!isMarked) return <Fragment key={index}>{text}</Fragment>;
    return (
      // The marks are only visual, because a screen reader would interrupt the text to announce each of them.
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a marked text have no identity except their position
      <mark key={index} role="presentation" className={mark}>
        {text}
      </mark>
    );
  });
}
