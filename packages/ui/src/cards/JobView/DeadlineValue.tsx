'use client';

import type { Job } from '@skillharbor/contract';
import { AlarmClock } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { deadlineOf } from '../JobCard/deadline.ts';
import { jobTones } from '../tones.ts';

/** Shows the last day for applications, and how many days are left. */
export function DeadlineValue({ job, today }: { job: Job; today: string }) {
  const { facts } = useJobMessages();
  const format = useFormat();
  // A client who previews a job may not have chosen a date yet.
  if (job.application_deadline === '') return facts.notGiven;
  const deadline = deadlineOf(job, today);
  return (
    <Inline space="8">
      <span>{format.date(job.application_deadline)}</span>
      {deadline.kind === 'near' && (
        <Badge tone={jobTones.deadlineNear} icon={<AlarmClock />}>
          {facts.closesIn(deadline.days)}
        </Badge>
      )}
    </Inline>
  );
}
