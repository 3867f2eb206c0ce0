import type { ReactNode } from 'react';
import { Heading } from '../../primitives/index.ts';
import { PageBody } from '../PageBody/PageBody.tsx';
import { head, section } from './Section.css.ts';

export interface SectionProps {
  title: string;
  /** At the end of the title's line: a link to more of it. */
  action?: ReactNode;
  /** `raised` is a band of its own across the page. */
  tone?: 'plain' | 'raised';
  children: ReactNode;
}

/** A titled part of a page that has several. */
export function Section({ title, action, tone = 'plain', children }: SectionProps) {
  return (
    <section className={section({ tone })}>
      <PageBody spacing="none">
        <div className={head}>
          <Heading level={2} size="standard">
            {title}
          </Heading>
          {action}
        </div>
        {children}
      </PageBody>
    </section>
  );
}
