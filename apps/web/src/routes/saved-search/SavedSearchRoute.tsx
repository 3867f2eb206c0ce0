import type { LinkedSearch } from '@skillharbor/contract';
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
import { useSearchSummary } from '../../saved/useSearchSummary.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

type Values = Parameters<SavedSearchPageProps['onSubmit']>[0];

/** Manages the saved search of the link in a mail. It asks first, because programs that check mails open links as well. */
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
    send: async (values: Values | 'delete', { isHere }) => {
      if (values === 'delete') await deleteSavedSearchByLink(api, token ?? '');
      else setChanged(await changeSavedSearchByLink(api, { token: token ?? '', ...values }));
      setDone(values === 'delete' ? 'deleted' : 'changed');
      if (isHere()) focusMain();
    },
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && isMissing(failure.status))
        return { status: 'failed', message: link.unknownLink };
      return sendFailure(error, messages.changeFailed, appMessages);
    },
  });
  const unknown = { status: 'error', message: link.unknownLink, onRetry: null } as const;
  return (
    <>
      <PageHead title={link.title} preview={null} />
      <SavedSearchPage
        search={changed ? { status: 'ready', data: changed } : token === '' ? unknown : search}
        summaryOf={useSearchSummary()}
        submission={submission}
        onSubmit={submit}
        onDelete={() => submit('delete')}
        done={done}
        searchesHref={paths.savedSearches()}
      />
    </>
  );
}
