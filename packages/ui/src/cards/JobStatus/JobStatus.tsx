'use client';

import type { MyJob } from '@skillharbor/contract';
import {
  CalendarClock,
  CalendarX2,
  CircleCheck,
  CirclePause,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { reachedLimit } from '../JobCard/limit.ts';
import { jobTones } from '../tones.ts';

export interface JobStatusProps {
  job: Pick<
    MyJob,
    | 'is_active'
    | 'is_open'
    | 'application_deadline'
    | 'application_limit'
    | 'places_left'
    | 'filled_at'
    | 'publish_on'
  >;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Shows the status of a client's job: filled, planned, inactive, active, or active but closed to applications, with the reason.
 *
 * @use Beside the title of a client's own job.
 * @instead {@link Badge} for other states.
 */
export function JobStatus({ job, today }: JobStatusProps) {
  const messages = useClientMessages().jobStatus;
  const format = useFormat();
  const limit = reachedLimit(job, today);
  if (job.filled_at !== null) {
    return (
      <Badge tone={jobTones.filled} icon={<UserRoundCheck />}>
        {messages.filled}
      </Badge>
    );
  }
  if (job.publish_on !== null) {
    return (
      <Badge tone={jobTones.inactive} icon={<CalendarClock />}>
        {messages.planned(format.date(job.publish_on))}
      </Badge>
    );
  }
  if (!job.is_active) {
    return (
      <Badge tone={jobTones.inactive} icon={<CirclePause />}>
        {messages.inactive}
      </Badge>
    );
  }
  return (
    <Inline space="8">
      <Badge tone={jobTones.active} icon={<CircleCheck />}>
        {messages.active}
      </Badge>
      {!job.is_open && (
        <Badge tone={jobTones.closed} icon={limit === null ? <CalendarX2 /> : <UsersRound />}>
          {limit === null ? messages.deadlinePassed : messages.full(limit, format.number(limit))}
        </Badge>
      )}
    </Inline>
  );
}
