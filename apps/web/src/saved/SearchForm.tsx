import { jobSearchInputRules } from '@skillharbor/contract';
import type { FreelancerConditions, SavedSearchInput, SearchConditions } from '@skillharbor/contract';
import { SavedSearchForm } from '@skillharbor/ui/forms';
import { useSavedSearchMessages } from '@skillharbor/ui/primitives';
import { createSavedSearch } from '../api/savedSearches.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { savedSearchesQuery } from './savedSearchesQuery.ts';
import { useSearchTexts } from './useSearchTexts.ts';

export type SearchToSave =
  { kind: 'jobs'; conditions: SearchConditions } | { kind: 'freelancers'; conditions: FreelancerConditions };

interface SearchFormProps {
  search: SearchToSave;
  onSaved: (conditions: SavedSearchInput['conditions']) => void;
}

/** Lets the user name the search of a list, and saves it. */
export function SearchForm({ search, onSaved }: SearchFormProps) {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useSavedSearchMessages();
  const { summaryOf } = useSearchTexts(search.kind);
  const [submission, submit] = useSubmission({
    send: async (input: SavedSearchInput) => {
      await createSavedSearch(app.api, input);
      onSaved(input.conditions);
      await app.queries.invalidateQueries(savedSearchesQuery(app));
    },
    explain: (error) => sendFailure(error, messages.saveFailed, appMessages),
  });
  const name = summaryOf(search).slice(0, jobSearchInputRules.name.maxLength).trim();
  return (
    <SavedSearchForm
      search={{ kind: search.kind, name, frequency: 'daily' }}
      submission={submission}
      onSubmit={(values) => submit({ ...search, ...values })}
    />
  );
}
