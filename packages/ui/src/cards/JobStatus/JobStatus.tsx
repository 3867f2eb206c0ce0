'use client';

import type { Job } from '@skillharbor/contract';
import { CalendarX2, CircleCheck, CirclePause } from 'lucide-react';
import { Badge, Inline, useMessages } from '../../primitives/index.ts';

/** Whether a job is active, and when it is, whether its deadline has passed: to its client those are two things. */
export function JobStatus({ job }: { job: Pick<Job, 'is_active' | 'is_open'> }) {
  const words = useMessages().client.jobStatus;
  if (!job.is_active) {
    return (
      <Badge tone="neutral" icon={<CirclePause />}>
        {words.inactive}
      </Badge>
    );
  }
  return (
    <Inline space="8">
      <Badge tone={job.is_open ? 'positive' : 'neutral'} icon={<CircleCheck />}>
        {words.active}
      </Badge>
      {!job.is_open && (
        <Badge tone="caution" icon={<CalendarX2 />}>
          {words.deadlinePassed}
        </Badge>
      )}
    </Inline>
  );
}
