import type { ReactNode } from 'react';
import * as styles from './JobChanges.css.ts';

export interface EditListProps {
  edits: readonly { version: number; content: ReactNode }[];
}

/** Lists edits, each with a line at its side. */
export function EditList({ edits }: EditListProps) {
  return (
    <ol role="list" className={styles.edits}>
      {edits.map(({ version, content }) => (
        <li key={version} className={styles.edit}>
          {content}
        </li>
      ))}
    </ol>
  );
}
