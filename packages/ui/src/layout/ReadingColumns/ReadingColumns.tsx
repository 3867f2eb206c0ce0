import type { ReactNode } from 'react';
import { columns, reading } from './ReadingColumns.css.ts';

/** Lays out a text to read, with its status or details beside it. On a phone, there is only one column. */
export function ReadingColumns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>;
}

/** Holds the text to read, as a child of {@link ReadingColumns}. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <div className={reading}>{children}</div>;
}
