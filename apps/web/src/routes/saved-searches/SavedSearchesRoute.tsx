import type { SavedSearch, SavedSearchUpdate } from '@skillharbor/contract';
import { SavedSearchesPage } from '@skillharbor/ui/pages';
import { useSavedSearchMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { deleteSavedSearch, lookAtSavedSearch, updateSavedSearch } from '../../api/savedSearches.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { directoryQuery } from '../../freelancers/directorySearch.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { savedSearchesQuery } from '../../saved/savedSearchesQuery.ts';
import { changedSearch } from '../../saved/changedSearch.ts';
import { directorySearchOf } from '../../saved/savedDirectory.ts';
import { useSearchTexts } from '../../saved/useSearchTexts.ts';
import { useRole } from '../../session/useRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, savedSearchesQuery(app));
}

interface Change {
  id: number;
  /** The changed fields, or null to delete the search. */
  update: SavedSearchUpdate | null;
}

export function Component() {
  const app = useApp();
  const messages = useSavedSearchMessages();
  const kind = useRole() === 'client' ? 'freelancers' : 'jobs';
  const { summaryOf, conditionsOf } = useSearchTexts(kind);
  const searches = useLoadable(savedSearchesQuery(app), loadMessages.saved(messages));
  const { changingId, submission, change } = useChanges();

  async function look(id: number) {
    try {
      await lookAtSavedSearch(app.api, id);
      await app.queries.invalidateQueries(savedSearchesQuery(app));
    } catch (error) {
      app.log('What is new in a saved search stays new.', error);
    }
  }

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <SavedSearchesPage
        kind={kind}
        searches={searches}
        summaryOf={summaryOf}
        searchHref={hrefOf}
        itemHref={(found, id) => (found === 'jobs' ? paths.job(id) : paths.freelancer(id))}
        findHref={kind === 'jobs' ? paths.jobs() : paths.freelancers()}
        onLook={({ id }) => void look(id)}
        editingOf={(search) => ({
          conditions: conditionsOf(search),
          submission: search.id === changingId ? submission : { status: 'idle' },
          onSubmit: (values) => change({ id: search.id, update: changedSearch(search, values) }),
          onDelete: () => change({ id: search.id, update: null }),
        })}
      />
    </>
  );
}

const hrefOf = (search: SavedSearch) =>
  search.kind === 'jobs'
    ? paths.jobs(search.conditions)
    : paths.freelancers(directoryQuery(directorySearchOf(search.conditions)));

/** Returns the function that changes saved searches, one at a time, and the id of the search that was changed last. */
function useChanges() {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useSavedSearchMessages();
  const toast = useToast();
  const [changingId, setChangingId] = useState<number | null>(null);
  const [submission, submit] = useSubmission({
    send: async ({ id, update }: Change, { isHere }) => {
      if (update) await updateSavedSearch(app.api, id, update);
      else await deleteSavedSearch(app.api, id);
      await app.queries.invalidateQueries(savedSearchesQuery(app));
      toast.show(update ? messages.changed : messages.deleted);
      // Moves the focus, because the pressed button has disappeared together with the search.
      if (!update && isHere()) focusMain();
    },
    explain: (error) => sendFailure(error, messages.changeFailed, appMessages),
  });
  return {
    changingId,
    submission,
    change: (wanted: Change) => {
      setChangingId(wanted.id);
      submit(wanted);
    },
  };
}
