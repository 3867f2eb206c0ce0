import type { ReactNode } from 'react';
import { columns, container, end } from './Section.css.ts';

export interface SectionEndProps {
  /** The button that submits the sections. */
  children: ReactNode;
}

/** Ends a form of sections that have their titles beside them. The button lines up with the fields. */
export function SectionEnd({ children }: SectionEndProps) {
  return (
    <div className={container}>
      <div className={columns}>
        <div className={end}>{children}</div>
      </div>
    </div>
  );
}
