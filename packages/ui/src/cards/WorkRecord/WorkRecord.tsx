'use client';

import type { WorkRecordItem } from '@skillharbor/contract';
import { Said } from './Said.tsx';
import { list } from './WorkRecord.css.ts';

export interface WorkRecordProps {
  /** The public entries, the newest work first. */
  entries: readonly WorkRecordItem[];
  /** Returns the address of the page of the author, or null if there is none. */
  authorHref: (entry: WorkRecordItem) => string | null;
}

/**
 * Shows what others say about working with a freelancer or a company.
 *
 * @use On their public pages.
 * @content The words of the others, with the job and the months. There are no stars and no scores.
 */
export function WorkRecord({ entries, authorHref }: WorkRecordProps) {
  return (
    <ul role="list" className={list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Said item={entry} other={{ name: entry.author_name, href: authorHref(entry) }} />
        </li>
      ))}
    </ul>
  );
}
