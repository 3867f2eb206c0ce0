import { SaveSearch } from '@skillharbor/ui/pages';
import { Skeleton } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '../loading/latePart.tsx';
import { paths } from '../navigation/paths.ts';
import { useRole } from '../session/useRole.ts';
import type { SearchToSave } from './SearchForm.tsx';

/** The form loads when it is opened, because few readers of a list save its search. */
const SearchForm = latePart(async () => (await import('./SearchForm.tsx')).SearchForm, {
  waiting: <Skeleton height="12rem" />,
});

/** Saves the search of a list for a user. A visitor is sent to the log-in first, and returns afterwards. */
export function SavingSearch({ search }: { search: SearchToSave }) {
  const isVisitor = useRole() === null;
  const { pathname, search: query } = useLocation();
  const conditions = JSON.stringify(search.conditions);
  const [saved, setSaved] = useState<string | null>(null);

  if (isVisitor)
    return <SaveSearch saving={{ kind: 'visitor', signInHref: paths.signIn({ from: pathname + query }) }} />;
  if (conditions === saved)
    return <SaveSearch saving={{ kind: 'saved', searchesHref: paths.savedSearches() }} />;
  return (
    <SaveSearch
      saving={{
        kind: 'form',
        form: <SearchForm search={search} onSaved={(its) => setSaved(JSON.stringify(its))} />,
      }}
    />
  );
}
