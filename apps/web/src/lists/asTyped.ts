import { listFreelancersRules, listJobsRules } from '@skillharbor/contract';

const maxLength = Math.min(listJobsRules.search.maxLength, listFreelancersRules.search.maxLength);

/** The words as one phrase, of which no slip is forgiven. The longest lose their last letters to the quotes. */
export function asTyped(search: string): string {
  return `"${search.replaceAll('"', '').slice(0, maxLength - 2)}"`;
}
