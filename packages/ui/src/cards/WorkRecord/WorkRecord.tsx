import type { WorkRecordItem } from '@skillharbor/contract';
import { Said } from './Said.tsx';
import { list } from './WorkRecord.css.ts';

export interface WorkRecordProps {
  /** The public entries. Those about the newest work come first. */
  entries: readonly WorkRecordItem[];
  /** Returns the address of the author's page, or null if there is none. */
  authorHref: (entry: WorkRecordItem) => string | null;
}

/**
 * Shows what others say about the work with a freelancer or a company.
 *
 * @use On the public page of the freelancer or the company.
 * @content The words of the people who worked with them, with the job and the months, but no stars and no scores.
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
