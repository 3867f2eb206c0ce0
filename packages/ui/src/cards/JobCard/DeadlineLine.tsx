import { AlarmClock, CalendarClock, CalendarX } from 'lucide-react';
import { Text, useFormat, useMessages } from '../../primitives/index.ts';
import type { JobSummary } from '@skillharbor/contract';
import { deadlineOf } from './deadline.ts';
import { line } from './JobCard.css.ts';

/** How long one can apply: in the signal's colour when it is three days or less. */
export function DeadlineLine({ job, today }: { job: JobSummary; today: string }) {
  const words = useMessages().jobs.facts;
  const format = useFormat();
  const deadline = deadlineOf(job, today);

  switch (deadline.kind) {
    case 'near':
      return (
        <Text as="span" tone="signal" size="small" weight="medium">
          <span className={line}>
            <AlarmClock />
            {words.closesIn(deadline.days)}
          </span>
        </Text>
      );
    case 'closed':
      return (
        <Text as="span" tone="muted" size="small">
          <span className={line}>
            <CalendarX />
            {words.closed}
          </span>
        </Text>
      );
    case 'later':
      return (
        <Text as="span" tone="muted" size="small" numeric>
          <span className={line}>
            <CalendarClock />
            {words.applyBy(format.date(job.application_deadline))}
          </span>
        </Text>
      );
  }
}
