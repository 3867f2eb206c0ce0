'use client';

import type { JobSummary } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { value } from './PostedDate.css.ts';

export interface PostedDateProps {
  job: Pick<JobSummary, 'date_posted'>;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** True if the label ‘Posted’ is already shown beside the date. */
  labelled?: boolean;
}

/**
 * Says how long ago a job was posted. The exact date appears on hover, and screen readers read it after the text.
 *
 * @use Wherever the age of a job matters.
 * @content '3 days ago', followed by the exact date for screen readers.
 */
export function PostedDate({ job: { date_posted }, today, labelled = false }: PostedDateProps) {
  const { facts } = useJobMessages();
  const format = useFormat();
  if (date_posted === null) return facts.dateNotAvailable;
  const exact = format.date(date_posted);
  const relative = format.relativeDays(date_posted, today);
  return (
    <time dateTime={date_posted} title={exact} className={labelled ? value : undefined}>
      {labelled ? relative : capitalized(facts.postedOn(relative))}
      <VisuallyHidden>{facts.exactly(exact)}</VisuallyHidden>
    </time>
  );
}

/** In German, the date has no word before it. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
