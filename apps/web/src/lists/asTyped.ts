import { listFreelancersRules, listJobsRules } from '@skillharbor/contract';

const maxLength = Math.min(listJobsRules.search.maxLength, listFreelancersRules.search.maxLength);

/**
 * Returns the words as one quoted phrase, in which the server corrects no typos. A very long phrase loses its last
 * letters, because the quotes count towards the limit.
 */
export function asTyped(search: string): string {
  return `"${search.replaceAll('"', '').slice(0, maxLength - 2)}"`;
}
