import { paths } from '../navigation/paths.ts';

/**
 * The words that the browser sent by itself, as a plain form, before the app was there to keep them; '' where it sent none. A
 * reload repeats no search.
 */
export function earlySearch({ document, location, performance }: Window): string {
  const [arrival] = performance.getEntriesByType('navigation');
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!isNew || !cameFromHere || location.pathname !== paths.jobs()) return '';
  return new URLSearchParams(location.search).get('search')?.trim() ?? '';
}
