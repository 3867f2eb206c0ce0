import { paths } from '../navigation/paths.ts';

/**
 * Returns the words of a search that the browser submitted as a plain form before the app could save it as a recent
 * search. Returns '' if there was no such search, and after a reload.
 */
export function earlySearch({ document, location, performance }: Window): string {
  const [arrival] = performance.getEntriesByType('navigation');
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!isNew || !cameFromHere || location.pathname !== paths.jobs()) return '';
  return new URLSearchParams(location.search).get('search')?.trim() ?? '';
}
