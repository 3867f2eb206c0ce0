import type { JobSummary } from '@skillharbor/contract';
import type { Slip } from '../../layout/ListFrame/SlipNotice.tsx';
import type { Precision } from '../../messages/listSummary.ts';
import type { JobFilters } from './jobFilters.ts';

/** What was found, and by what. */
export interface ListedJobs {
  /** Already filtered and sorted. */
  jobs: readonly JobSummary[];
  /** How many there are on all pages; while the server's answer is on its way, at least those that are shown. */
  total: { count: number; precision: Precision };
  /** The words that these jobs have; '' for none. While another search is on its way, those of the one before. */
  words: string;
  /** The filters that these jobs pass. */
  filters: JobFilters;
  /** Where those are not the words as typed. */
  slip: Omit<Slip, 'words'> | null;
}
