import { jobSearchInputRules } from '@skillharbor/contract';
import type { FreelancerConditions, SavedSearchInput, SearchConditions } from '@skillharbor/contract';
import { SaveSearch } from '@skillharbor/ui/pages';
import { useSavedSearchMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSavedSearch } from '../api/savedSearches.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { paths } from '../navigation/paths.ts';
import { useRole } from '../session/useRole.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { savedSearchesQuery } from './savedSearchesQuery.ts';
import { useSearchTexts } from './useSearchTexts.ts';

export type SearchToSave =
  { kind: 'jobs'; conditions: SearchConditions } | { kind: 'freelancers'; conditions: FreelancerConditions };

/** Saves the search of a list for a user. A visitor is sent to the log-in first, and returns afterwards. */
export function SavingSearch({ search }: { search: SearchToSave }) {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useSavedSearchMessages();
  const { summaryOf } = useSearchTexts(search.kind);
  const isVisitor = useRole() === null;
  const { pathname, search: query } = useLocation();
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const [submission, submit] = useSubmission({
    send: async (input: SavedSearchInput) => {
      await createSavedSearch(app.api, input);
      setSavedKey(JSON.stringify(input.conditions));
      await app.queries.invalidateQueries(savedSearchesQuery(app));
    },
    explain: (error) => sendFailure(error, messages.saveFailed, appMessages),
  });

  if (isVisitor)
    return <SaveSearch saving={{ kind: 'visitor', signInHref: paths.signIn({ from: pathname + query }) }} />;
  if (JSON.stringify(search.conditions) === savedKey)
    return <SaveSearch saving={{ kind: 'saved', searchesHref: paths.savedSearches() }} />;
  const name = summaryOf(search).slice(0, jobSearchInputRules.name.maxLength).trim();
  return (
    <SaveSearch
      saving={{
        kind: 'form',
        search: { kind: search.kind, name, frequency: 'daily' },
        submission,
        onSubmit: (values) => submit({ ...search, ...values }),
      }}
    />
  );
}
