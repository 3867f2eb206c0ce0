import type { Freelancer } from '@skillharbor/contract';
import type { freelancers } from '../../messages/freelancers.ts';

/** The names of what a freelancer has not filled in yet, in the order of the profile. */
export function missingFields(freelancer: Freelancer, facts: (typeof freelancers)['facts']): string[] {
  const filled: [name: string, isFilled: boolean][] = [
    [facts.title, freelancer.title !== ''],
    [facts.hourlyRate, freelancer.hourly_rate !== null],
    [facts.location, freelancer.location !== ''],
    [facts.experience, freelancer.experience !== ''],
    [facts.portfolio, freelancer.portfolio_link !== ''],
    [facts.bio, freelancer.bio !== ''],
    [facts.skills, freelancer.skills.length > 0],
  ];
  return filled.filter(([, isFilled]) => !isFilled).map(([name]) => name);
}
