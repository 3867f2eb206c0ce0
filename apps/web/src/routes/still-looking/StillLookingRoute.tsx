import type { ListingConfirmation } from '@skillharbor/contract';
import { StillLookingPage } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { checkJobLink, confirmJob } from '../../api/jobs.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Asks for confirmation, because programs that scan mails also open their links and may run scripts. */
export function Component() {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const token = useLinkToken();
  const messages = useClientMessages().stillLooking;
  const [confirmation, setConfirmation] = useState<ListingConfirmation | null>(null);
  const job = useLoadable(
    {
      queryKey: ['still-looking', token],
      queryFn: () => checkJobLink(api, token ?? ''),
      enabled: token !== null && token !== '',
    },
    { other: messages.loadFailed, notFound: messages.unknownLink },
  );
  const [submission, submit] = useSubmission({
    send: async () => setConfirmation(await confirmJob(api, token ?? '')),
    explain: (error) => {
      const failure = failureOf(error);
      const { failed, unknownLink } = messages;
      if (failure.kind === 'refused' && isMissing(failure.status))
        return { status: 'failed', message: unknownLink };
      return sendFailure(error, failed, appMessages);
    },
  });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <StillLookingPage
        job={token === '' ? { status: 'error', message: messages.unknownLink, onRetry: null } : job}
        submission={submission}
        onConfirm={() => submit(undefined)}
        confirmation={confirmation}
        myJobsHref={paths.myJobs()}
      />
    </>
  );
}
