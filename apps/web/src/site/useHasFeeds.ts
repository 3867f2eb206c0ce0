import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { siteQuery } from './siteQuery.ts';

/** Returns false if an operator has switched feeds off. */
export function useHasFeeds(): boolean {
  const { data: site } = useQuery(siteQuery(useApp()));
  return site?.feeds !== false;
}
