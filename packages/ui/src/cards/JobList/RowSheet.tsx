import type { ReactNode } from 'react';
import { list } from './JobList.css.ts';

/** Lists items, each an `li` with a card, in rows that look like a single sheet. */
export function RowSheet({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={list}>
      {children}
    </ul>
  );
}
