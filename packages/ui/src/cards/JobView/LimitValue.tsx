'use client';

import type { Job } from '@skillharbor/contract';
import { UsersRound } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { fewPlaces } from '../JobCard/limit.ts';
import { jobTones } from '../tones.ts';

export interface LimitValueProps {
  limit: number;
  job: Pick<Job, 'is_open' | 'places_left'>;
}

/**
 * Shows how many applications a job accepts, and how many places are left. A small number of places is highlighted, as
 * on the job's card.
 */
export function LimitValue({ limit, job }: LimitValueProps) {
  const { facts } = useJobMessages();
  const format = useFormat();
  const left = job.places_left ?? 0;
  const limited = facts.limited(limit, format.number(limit));
  const places = facts.placesLeft(left, format.number(left));
  if (fewPlaces(job) === null) {
    // The number of places stays on one line, even if the whole value wraps.
    return `${limited} · ${places.replaceAll(' ', '\u00A0')}`;
  }
  return (
    <Inline space="8">
      <span>{limited}</span>
      <Badge tone={jobTones.fewPlaces} icon={<UsersRound />}>
        {places}
      </Badge>
    </Inline>
  );
}
