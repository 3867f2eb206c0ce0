import type { ReactNode } from 'react';
import { actions, beside, columns, reading } from './ReadingColumns.css.ts';

/** Lays out a text with its status or details beside it. On a phone, there is only one column. */
export function ReadingColumns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>;
}

/** Holds the text, as a child of {@link ReadingColumns}. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <div className={reading}>{children}</div>;
}

/** Holds the status of the text and the reader's actions, as a child of {@link ReadingColumns}. */
export function StatusCard({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <section aria-labelledby={titleId} className={beside}>
      {children}
    </section>
  );
}

/** Holds the buttons of a {@link StatusCard}, stacked if the card is narrow. */
export function StatusActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
