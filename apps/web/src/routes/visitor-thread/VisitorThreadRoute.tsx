import type { VisitorThread } from '@skillharbor/contract';
import { VisitorThreadPage } from '@skillharbor/ui/pages';
import { useConversationMessages } from '@skillharbor/ui/primitives';
import { openVisitorThread, readVisitorThread } from '../../api/conversations.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useVisitorConversation } from '../../conversations/useConversation.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Asks for confirmation before the address is confirmed, because programs that scan mails also open their links and may
 * run scripts.
 */
export function Component() {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const token = useLinkToken();
  const texts = useConversationMessages().threads;
  const queryKey = ['visitor-thread', token];
  const loaded = useLoadable(
    {
      queryKey,
      queryFn: ({ signal }) => readVisitorThread(api, token ?? '', {}, signal),
      enabled: token !== null && token !== '',
    },
    { other: texts.loadFailed, notFound: texts.link.unknown },
  );
  const isOpen = loaded.status === 'ready' && loaded.data.is_confirmed;
  const conversation = useVisitorConversation(isOpen ? token : null);
  const [opening, open] = useSubmission<void>({
    send: async () => {
      await openVisitorThread(api, token ?? '');
      queries.setQueryData<VisitorThread>(queryKey, (thread) => thread && { ...thread, is_confirmed: true });
    },
    explain: (error) => sendFailure(error, texts.link.openFailed, appMessages),
  });
  return (
    <>
      <PageHead title={texts.link.title} preview={null} />
      <VisitorThreadPage
        thread={token === '' ? { status: 'error', message: texts.link.unknown, onRetry: null } : loaded}
        conversation={conversation}
        opening={opening}
        onOpen={() => open()}
      />
    </>
  );
}
