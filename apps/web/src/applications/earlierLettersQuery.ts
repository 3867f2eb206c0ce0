import type { EarlierLetter } from '@skillharbor/ui/forms';
import { queryOptions } from '@tanstack/react-query';
import { getMyApplication, listMyApplications } from '../api/applications.ts';
import type { App } from '../app/app.ts';

/** The maximum number of earlier letters that the form for an application offers. */
const MOST_LETTERS = 5;

/**
 * Queries the letters of the freelancer's newest applications, newest first. It reads only the first page of the list
 * of applications.
 */
export const earlierLettersQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['earlier-letters'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<EarlierLetter[]> => {
      const { results } = await listMyApplications(api, { page: 1 }, signal);
      const newest = results.toSorted((one, other) => other.applied_at.localeCompare(one.applied_at));
      const sent = await Promise.all(
        newest.slice(0, MOST_LETTERS).map(({ id }) => getMyApplication(api, id, signal)),
      );
      return sent.map(({ id, listing_title, applied_at, cover_letter }) => ({
        id,
        jobTitle: listing_title,
        sentAt: applied_at,
        text: cover_letter,
      }));
    },
  });
