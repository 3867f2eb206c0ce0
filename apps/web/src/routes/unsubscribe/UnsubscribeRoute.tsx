import type { MailChoice } from '@skillharbor/contract';
import { UnsubscribePage } from '@skillharbor/ui/pages';
import { useMailMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { checkMailLink, chooseMails } from '../../api/account.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Asks for confirmation, because programs that scan mails also open their links and may run scripts. */
export function Component() {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const token = useLinkToken();
  const { title, link } = useMailMessages();
  const [chosen, setChosen] = useState<MailChoice | null>(null);
  const choice = useLoadable(
    {
      queryKey: ['mail-link', token],
      queryFn: () => checkMailLink(api, token ?? ''),
      enabled: token !== null && token !== '',
    },
    { other: link.loadFailed, notFound: link.unknownLink },
  );
  const [submission, submit] = useSubmission({
    send: async (wanted: boolean, { isHere }) => {
      setChosen(await chooseMails(api, { token: token ?? '', wanted }));
      // The pressed button disappears. The focus moves to the page, so that a second press does not undo the first one.
      if (isHere()) focusMain();
    },
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && isMissing(failure.status))
        return { status: 'failed', message: link.unknownLink };
      return sendFailure(error, link.failed, appMessages);
    },
  });
  const unknown = { status: 'error', message: link.unknownLink, onRetry: null } as const;
  return (
    <>
      <PageHead title={title} preview={null} />
      <UnsubscribePage
        choice={chosen ? { status: 'ready', data: chosen } : token === '' ? unknown : choice}
        submission={submission}
        onChoose={submit}
        hasChosen={chosen !== null}
        accountHref={paths.account()}
      />
    </>
  );
}
