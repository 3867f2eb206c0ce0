import type { LinkedSearch, SavedSearchUpdate } from '@skillharbor/contract';
import { SavedSearchPage } from '@skillharbor/ui/pages';
import type { SavedSearchPageProps } from '@skillharbor/ui/pages';
import { useSavedSearchMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import {
  changeSavedSearchByLink,
  checkSavedSearchLink,
  deleteSavedSearchByLink,
} from '../../api/savedSearches.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { changedSearch } from '../../saved/changedSearch.ts';
import { useSearchTexts } from '../../saved/useSearchTexts.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Manages the saved search of a mail's link. Opening the link changes nothing, because programs that scan mails also
 * open their links.
 */
export function Component() {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const token = useLinkToken();
  const messages = useSavedSearchMessages();
  const { link } = messages;
  const [done, setDone] = useState<SavedSearchPageProps['done']>('nothing');
  const [changed, setChanged] = useState<LinkedSearch | null>(null);
  const search = useLoadable(
    {
      queryKey: ['saved-search-link', token],
      queryFn: () => checkSavedSearchLink(api, token ?? ''),
      enabled: token !== null && token !== '',
    },
    { other: link.loadFailed, notFound: link.unknownLink },
  );
  const [submission, submit] = useSubmission({
    send: async (update: SavedSearchUpdate | 'delete', { isHere }) => {
      if (update === 'delete') await deleteSavedSearchByLink(api, token ?? '');
      else setChanged(await changeSavedSearchByLink(api, { token: token ?? '', ...update }));
      setDone(update === 'delete' ? 'deleted' : 'changed');
      if (isHere()) focusMain();
    },
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && isMissing(failure.status))
        return { status: 'failed', message: link.unknownLink };
      return sendFailure(error, messages.changeFailed, appMessages);
    },
  });
  const shown = changed ? ({ status: 'ready', data: changed } as const) : search;
  const unknown = { status: 'error', message: link.unknownLink, onRetry: null } as const;
  return (
    <>
      <PageHead title={link.title} preview={null} />
      <SavedSearchPage
        search={token === '' ? unknown : shown}
        {...useSearchTexts(shown.status === 'ready' ? shown.data.kind : null)}
        submission={submission}
        onSubmit={(values) => shown.status === 'ready' && submit(changedSearch(shown.data, values))}
        onDelete={() => submit('delete')}
        done={done}
        searchesHref={paths.savedSearches()}
      />
    </>
  );
}
