import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { band, head } from './PageBand.css.ts';

export interface PageBandProps {
  title: string;
  /** At the end of the title's line: a link to more. */
  action?: ReactNode;
  /** `raised` is a band of its own across the page. */
  tone?: 'plain' | 'raised';
  children: ReactNode;
}

/**
 * A titled part of a page, as wide as the window.
 *
 * @use For the parts of a page that presents something.
 * @instead {@link Section} within the width of the text.
 */
export function PageBand({ title, action, tone = 'plain', children }: PageBandProps) {
  return (
    <section className={band({ tone })}>
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
