'use client';

import type { Job } from '@skillharbor/contract';
import { CalendarX2, CircleCheck, CirclePause } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';

/** Whether a job is active, and if so, whether its deadline has passed. Its client needs to tell the two apart. */
export function JobStatus({ job }: { job: Pick<Job, 'is_active' | 'is_open'> }) {
  const messages = useClientMessages().jobStatus;
  if (!job.is_active) {
    return (
      <Badge tone="neutral" icon={<CirclePause />}>
        {messages.inactive}
      </Badge>
    );
  }
  return (
    <Inline space="8">
      <Badge tone={job.is_open ? 'positive' : 'neutral'} icon={<CircleCheck />}>
        {messages.active}
      </Badge>
      {!job.is_open && (
        <Badge tone="caution" icon={<CalendarX2 />}>
          {messages.deadlinePassed}
        </Badge>
      )}
    </Inline>
  );
}
