'use client';

import type { Availability } from '@skillharbor/contract';
import { useMessages } from '../../primitives/index.ts';
import { dot, mark } from './AvailabilityMark.css.ts';

/** Whether a freelancer can take on work: a dot whose colour and shape differ, and the word. */
export function AvailabilityMark({ availability }: { availability: Availability }) {
  const { availabilities } = useMessages().freelancers;
  return (
    <span className={mark}>
      <span aria-hidden className={dot({ availability })} />
      {availabilities[availability]}
    </span>
  );
}
