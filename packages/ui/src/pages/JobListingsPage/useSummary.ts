'use client';

import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { JobFilters } from './jobFilters.ts';
import type { ListedJobs } from './listedJobs.ts';
import { useLeastPayFormat } from './usePills.ts';

/** Returns a function that summarizes a list: '8 remote tech jobs for “react”'. */
export function useSummary(): (listed: ListedJobs) => string {
  const { counted } = useJobMessages().listings.summary;
  const { number, list } = useFormat();
  const subjectOf = useListSubject();
  return ({ filters, words, total: { count, precision } }) =>
    counted(subjectOf(filters, words), { count, number: number(count), precision }, list);
}

/** Returns a function that formats the title of a page with a list: 'Remote Tech Jobs for “react”'. */
export function useListTitle(): (filters: JobFilters, words: string) => string {
  const { title } = useJobMessages().listings.summary;
  const { list } = useFormat();
  const subjectOf = useListSubject();
  return (filters, words) => title(subjectOf(filters, words), list);
}

function useListSubject() {
  const formatLeast = useLeastPayFormat();
  return (filters: JobFilters, words: string) => ({
    ...filters,
    words,
    pay: filters.pay && formatLeast(filters.pay),
  });
}
