import type { FreelancerProfile } from '@skillharbor/contract';
import { namesSkill } from '@skillharbor/prose';

/** The largest number of titles for a skill, so that they fit on a few lines at the side of the page. */
const MAX_TITLES = 2;

/** Returns the titles of the pieces of work, and of the jobs in the work record, that name a skill. */
export function skillEvidence(
  { portfolio, work_record }: Pick<FreelancerProfile, 'portfolio' | 'work_record'>,
  skill: string,
): string[] {
  const pieces = portfolio.filter(({ title }) => namesSkill(title, skill)).map(({ title }) => title);
  const jobs = work_record
    .filter(({ job_title, sentence }) => namesSkill(`${job_title}\n${sentence}`, skill))
    .map(({ job_title }) => job_title);
  return [...new Set([...pieces, ...jobs])].slice(0, MAX_TITLES);
}
