import type { Api } from '@skillharbor/api-client';
import type { DeskTask, Examination } from '@skillharbor/contract';
import { DeskPage } from '@skillharbor/ui/pages';
import type { MailAction } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { examineInstallation, giveUpMail, retryMail, retryMails, runTask } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { deskFiguresQuery, deskQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

type Texts = ReturnType<typeof useDeskMessages>['overview'];

function sendMailAction(api: Api, action: MailAction) {
  if (action.kind === 'retry_all') return retryMails(api);
  return action.kind === 'retry' ? retryMail(api, action.id) : giveUpMail(api, action.id);
}

function mailsDone({ retried, retriedOne, gaveUp }: Texts, { kind }: MailAction): string {
  if (kind === 'retry_all') return retried;
  return kind === 'retry' ? retriedOne : gaveUp;
}

function taskDone({ taskRan, taskFailed, taskRuns }: Texts, task: DeskTask | undefined): string {
  if (task?.state === 'running') return taskRuns;
  return task?.state === 'failed' ? taskFailed : taskRan;
}

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

  const [mailAction, setMailAction] = useState<MailAction | null>(null);
  const [started, setStarted] = useState<string | null>(null);

  const [mailing, act] = useSubmission<MailAction>({
    async send(action, { isHere }) {
      setMailAction(action);
      const desk = await sendMailAction(api, action);
      // Moves the focus, because the pressed button disappears together with its mail.
      if (isHere()) focusMain();
      queries.setQueryData(query.queryKey, desk);
      toast.show(mailsDone(messages, action));
    },
    explain: (error) => sendFailure(error, messages.retryFailed, appMessages),
  });
  const [running, run] = useSubmission<string>({
    async send(name, { isHere }) {
      setStarted(name);
      const desk = await runTask(api, name);
      const task = desk.tasks.find((one) => one.name === name);
      // Moves the focus, because the pressed button disappears together with the failure.
      if (isHere() && task?.failures === 0) focusMain();
      queries.setQueryData(query.queryKey, desk);
      toast.show(taskDone(messages, task));
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
        figures={useLoadable(deskFiguresQuery(app), { other: messages.figuresFailed })}
        hrefs={deskHrefs}
        caseHrefs={{ open: paths.moderation(), appealed: paths.moderation({ state: 'appealed' }) }}
        mailing={{ submission: mailing, action: mailAction, onAct: act }}
        running={{ submission: running, started, onRun: run }}
        examining={{ examination, submission: examining, onExamine: () => examine(undefined) }}
      />
    </>
  );
}
