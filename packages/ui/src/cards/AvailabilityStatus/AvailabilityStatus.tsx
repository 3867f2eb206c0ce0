'use client';

import type { Availability } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { dot, mark } from './AvailabilityStatus.css.ts';

/**
 * Shows a freelancer's availability as a text, beside a dot that differs in colour and shape.
 *
 * @use Wherever a freelancer is shown.
 * @instead {@link Badge} for any other status.
 */
export function AvailabilityStatus({
  availability,
}: {
  /** Says when the freelancer can start. */
  availability: Availability;
}) {
  const { availabilities } = useFreelancerMessages();
  return (
    <span className={mark}>
      <span aria-hidden className={dot({ availability })} />
      {availabilities[availability]}
    </span>
  );
}
