import { savedSearchInputRules } from '@skillharbor/contract';
import type { SavedSearchInput } from '@skillharbor/contract';
import type { SavingSearch } from '@skillharbor/ui/pages';
import { useSavedSearchMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobsSearch } from '../../api/jobs.ts';
import { createSavedSearch } from '../../api/savedSearches.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { savedSearchesQuery } from '../../saved/queries.ts';
import { useSearchSummary } from '../../saved/useSearchSummary.ts';
import { useRole } from '../../session/useRole.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Returns how the reader can save the search of the list, or undefined for a client and for a list of all jobs.
 *
 * @param correctedWords the words that were found instead of the typed ones, because these had a typo
 */
export function useSavingSearch(
  { sort: _sort, search, ...filters }: JobsSearch,
  correctedWords: string | null,
): SavingSearch | undefined {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useSavedSearchMessages();
  const summaryOf = useSearchSummary();
  const role = useRole();
  const { pathname, search: query } = useLocation();
  const words = correctedWords ?? search;
  const conditions = { ...(words !== undefined && { search: words }), ...filters };
  const key = JSON.stringify(conditions);
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const [submission, submit] = useSubmission({
    send: async (input: SavedSearchInput) => {
      await createSavedSearch(app.api, input);
      setSavedKey(JSON.stringify(input.conditions));
      await app.queries.invalidateQueries(savedSearchesQuery(app));
    },
    explain: (error) => sendFailure(error, messages.saveFailed, appMessages),
  });

  if (role === 'client' || key === '{}') return undefined;
  if (role === null) return { kind: 'visitor', signInHref: paths.signIn({ from: pathname + query }) };
  if (key === savedKey) return { kind: 'saved', searchesHref: paths.savedSearches() };
  const name = summaryOf({ conditions }).slice(0, savedSearchInputRules.name.maxLength).trim();
  return {
    kind: 'form',
    search: { name, frequency: 'daily' },
    submission,
    onSubmit: (values) => submit({ ...values, conditions }),
  };
}
