import type { ReactNode } from 'react';
import { columns, reading } from './ReadingColumns.css.ts';

/** Lays out what there is to read, and beside it what is decided or known about it. One column on a phone. */
export function ReadingColumns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>;
}

/** The column to read, as a child of {@link ReadingColumns}. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <div className={reading}>{children}</div>;
}
