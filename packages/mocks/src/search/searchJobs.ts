import type { Job, JobSort } from '@skillharbor/contract';
import { newestFirst } from '../fixtures/jobLists.ts';
import { searchFields } from './searchFields.ts';
import { wordsOf } from './words.ts';

export interface FoundJobs {
  jobs: Job[];
  /** The corrected words if a typo was corrected, or null if the typed words were searched. */
  foundWords: string | null;
}

/** Returns the jobs that a search finds in the requested order. */
export function searchJobs(jobs: readonly Job[], search: string, sort: JobSort = 'best'): FoundJobs {
  const { matches, foundWords } = searchFields(jobs, fieldsOf, search);
  const inOrder = matches.toSorted((a, b) => {
    if (sort === 'oldest') return newestFirst(b.item, a.item);
    return (sort === 'best' ? b.score - a.score : 0) || newestFirst(a.item, b.item);
  });
  return { jobs: inOrder.map(({ item }) => item), foundWords };
}

function fieldsOf(job: Job) {
  const { title, company, location, short_description, description, category, employment_type, remote } = job;
  const rest = [short_description, description, category, employment_type, remote].map(wordsOf);
  return [wordsOf(title), wordsOf(company), wordsOf(location), rest.flat()];
}
