import { listFreelancersRules, listJobsRules } from '@skillharbor/contract';

const maxLength = Math.min(listJobsRules.search.maxLength, listFreelancersRules.search.maxLength);

/**
 * Returns the words as one quoted phrase, in which the server corrects no typos. The quotes are part of the maximum
 * length, so a very long phrase loses its last letters.
 */
export function asTyped(search: string): string {
  return `"${search.replaceAll('"', '').slice(0, maxLength - 2)}"`;
}
