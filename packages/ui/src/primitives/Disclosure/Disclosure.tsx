import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { arrow, content, disclosure, summary as summaryStyle } from './Disclosure.css.ts';

export interface DisclosureProps {
  summary: string;
  children: ReactNode;
}

/** The browser's own: works before any script has come, and the search within a page finds what is folded away. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={disclosure}>
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
