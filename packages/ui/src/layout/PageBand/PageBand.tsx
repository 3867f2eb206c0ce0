import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { band, head } from './PageBand.css.ts';

export interface PageBandProps {
  /** The title of the part. Omit it for a part that contains its own headings. */
  title?: string;
  /** A link to further content, at the end of the title's line. */
  action?: ReactNode;
  /** `raised` gives the part a background across the whole page. */
  tone?: 'plain' | 'raised';
  children: ReactNode;
}

/**
 * Frames a part of a page across the whole width of the window, with a title.
 *
 * @use For the parts of a page that presents the site, such as the landing page.
 * @instead {@link Section} for a part as wide as the text.
 */
export function PageBand({ title, action, tone = 'plain', children }: PageBandProps) {
  return (
    <section className={band({ tone })}>
      <PageBody spacing="none">
        {title !== undefined && (
          <div className={head}>
            <Heading level={2} size="standard">
              {title}
            </Heading>
            {action}
          </div>
        )}
        {children}
      </PageBody>
    </section>
  );
}
