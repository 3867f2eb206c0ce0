import { savedSearchInputRules } from '@skillharbor/contract';
import type { SavedSearchInput, SearchConditions } from '@skillharbor/contract';
import { SaveSearch } from '@skillharbor/ui/pages';
import { useSavedSearchMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSavedSearch } from '../../api/savedSearches.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { savedSearchesQuery } from '../../saved/queries.ts';
import { useSearchSummary } from '../../saved/useSearchSummary.ts';
import { useRole } from '../../session/useRole.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Saves the search of the list for a freelancer, and leads a visitor to the log-in and back. */
export function SavingSearch({ conditions }: { conditions: SearchConditions }) {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useSavedSearchMessages();
  const summaryOf = useSearchSummary();
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
  if (JSON.stringify(conditions) === savedKey)
    return <SaveSearch saving={{ kind: 'saved', searchesHref: paths.savedSearches() }} />;
  const name = summaryOf({ conditions }).slice(0, savedSearchInputRules.name.maxLength).trim();
  return (
    <SaveSearch
      saving={{
        kind: 'form',
        search: { name, frequency: 'daily' },
        submission,
        onSubmit: (values) => submit({ ...values, conditions }),
      }}
    />
  );
}
