'use client';

import type { Applicant } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';

type Rate = Pick<Applicant, 'hourly_rate' | 'hourly_rate_band' | 'rate_currency'>;

/**
 * Returns a function that formats the hourly rate of an applicant, as a range while the applicant's name is hidden.
 * That function returns null if no rate is given.
 */
export function useApplicantRate(): (applicant: Rate) => string | null {
  const { facts, directory } = useFreelancerMessages();
  const { money } = useFormat();
  return ({ hourly_rate, hourly_rate_band: band, rate_currency: currency }) => {
    if (band !== null) return directory.rateBetween(money(band.min, currency), money(band.max, currency));
    return hourly_rate === null ? null : facts.perHour(money(hourly_rate, currency));
  };
}
