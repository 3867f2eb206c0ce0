import type { JobSummary } from '@skillharbor/contract';
import type { Typo } from '../../layout/ListFrame/TypoNotice.tsx';
import type { Precision } from '../../messages/listSummary.ts';
import type { JobFilters } from './jobFilters.ts';

/** The results of a search for jobs, with the search and the filters. */
export interface ListedJobs {
  /** The jobs, already filtered and sorted. */
  jobs: readonly JobSummary[];
  /** The number of jobs on all pages. Until the server has responded, it is at least the number of jobs shown. */
  total: { count: number; precision: Precision };
  /**
   * The words of the search that found these jobs, or '' if there was no search. While another search is loading, they
   * are the words of the previous search.
   */
  words: string;
  /** The filters that these jobs pass. */
  filters: JobFilters;
  /** The correction of the words, or null if the typed words were searched. */
  typo: Omit<Typo, 'words'> | null;
}
