'use client';

import type { JobSummary } from '@skillharbor/contract';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PostedDateProps {
  job: Pick<JobSummary, 'date_posted'>;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
  /** Where the label ‘Posted’ stands beside it. */
  labelled?: boolean;
}

/**
 * How long ago a job was posted; the exact date shows on hover, and screen readers read it after that.
 *
 * @use Wherever the age of a job matters.
 * @content '3 days ago'; the exact date follows for screen readers.
 */
export function PostedDate({ job: { date_posted }, today, labelled = false }: PostedDateProps) {
  const { facts } = useJobMessages();
  const format = useFormat();
  if (date_posted === null) return facts.dateNotAvailable;
  const exact = format.date(date_posted);
  const relative = format.relativeDays(date_posted, today);
  return (
    <time dateTime={date_posted} title={exact}>
      {labelled ? relative : facts.postedOn(relative)}
      <VisuallyHidden>{facts.exactly(exact)}</VisuallyHidden>
    </time>
  );
}
