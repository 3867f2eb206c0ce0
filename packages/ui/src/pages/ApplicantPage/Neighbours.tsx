'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { PageButton } from '../../primitives/Pagination/PageButton.tsx';
import type { Pages } from '../../primitives/state.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { neighbours as style, words } from './ApplicantPage.css.ts';

/** Links to the applicants before and after this one. Each link is always in the same place. */
export function Neighbours({ neighbours }: { neighbours: Pages }) {
  const messages = useClientMessages().review.neighbours;
  const { previous, next } = neighbours;
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.label} className={style}>
      <span>
        {previous && (
          <PageButton turn={previous}>
            <ArrowLeft />
            <span className={words}>{messages.previous}</span>
            <VisuallyHidden>{messages.applicant}</VisuallyHidden>
          </PageButton>
        )}
      </span>
      <span>
        {next && (
          <PageButton turn={next}>
            <span className={words}>{messages.next}</span>
            <VisuallyHidden>{messages.applicant}</VisuallyHidden>
            <ArrowRight />
          </PageButton>
        )}
      </span>
    </nav>
  );
}
