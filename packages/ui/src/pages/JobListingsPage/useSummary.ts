'use client';

import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import type { JobFilters } from './jobFilters.ts';
import type { ListedJobs } from './listedJobs.ts';
import { useLeastPayFormat } from './usePills.ts';

/** '8 remote tech jobs for “react”' */
export function useSummary(): (listed: ListedJobs) => string {
  const { counted } = useJobMessages().listings.summary;
  const { number, list } = useFormat();
  const subjectOf = useListSubject();
  return ({ filters, words, total: { count, precision } }) =>
    counted(subjectOf(filters, words), { count, number: number(count), precision }, list);
}

/** 'Remote Tech Jobs for “react”', the title of a page that shows them. */
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
