import type { Examination } from '@skillharbor/contract';
import { DeskPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { examineInstallation, retryMails } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { deskQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, deskQuery(app));
}

export function Component() {
  const app = useApp();
  const { api, queries } = app;
  const messages = useDeskMessages().overview;
  const appMessages = useAppMessages();
  const toast = useToast();
  const query = deskQuery(app);
  const [examination, setExamination] = useState<Examination | null>(null);

  const [retrying, retry] = useSubmission({
    async send(_: undefined, { isHere }) {
      const desk = await retryMails(api);
      // The pressed button disappears with the last failed mail.
      if (isHere()) focusMain();
      queries.setQueryData(query.queryKey, desk);
      toast.show(messages.retried);
    },
    explain: (error) => sendFailure(error, messages.retryFailed, appMessages),
  });
  const [examining, examine] = useSubmission({
    async send() {
      setExamination(await examineInstallation(api));
      toast.show(messages.examined);
    },
    explain: (error) => sendFailure(error, messages.examineFailed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <DeskPage
        desk={useLoadable(query, { other: messages.loadFailed })}
        hrefs={deskHrefs}
        retrying={{ submission: retrying, onRetry: () => retry(undefined) }}
        examining={{ examination, submission: examining, onExamine: () => examine(undefined) }}
      />
    </>
  );
}
