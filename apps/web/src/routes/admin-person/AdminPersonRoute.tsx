import { PersonPage } from '@skillharbor/ui/pages';
import type { PersonAction } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  cancelDeletionOfPerson,
  endSessionsOfPerson,
  planDeletionOfPerson,
  removeFactorsOfPerson,
  sendConfirmationToPerson,
} from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { personQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

const send = {
  end_sessions: endSessionsOfPerson,
  remove_factors: removeFactorsOfPerson,
  send_confirmation: sendConfirmationToPerson,
  cancel_deletion: cancelDeletionOfPerson,
};

/** An action, with the text that it needs. */
type Act = { action: PersonAction } | { action: 'plan_deletion'; reason: string };

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, personQuery(app, idIn(params, 'personId')));
}

export function Component() {
  const app = useApp();
  const id = idIn(useParams(), 'personId');
  const query = personQuery(app, id);
  const messages = useDeskMessages().person;
  const appMessages = useAppMessages();
  const toast = useToast();
  const account = useLoadable(query, { other: messages.loadFailed, notFound: messages.notFound });
  const [asked, setAsked] = useState<Act['action'] | null>(null);

  const [submission, act] = useSubmission<Act>({
    async send(one, { isHere }) {
      const changed =
        one.action === 'plan_deletion'
          ? await planDeletionOfPerson(app.api, id, one.reason)
          : await send[one.action](app.api, id);
      setAsked(null);
      // Moves the focus, because the pressed button may disappear together with its item.
      if (isHere()) focusMain();
      app.queries.setQueryData(query.queryKey, changed);
      toast.show((one.action === 'plan_deletion' ? messages.deletion : messages.actions[one.action]).done);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return (
    <>
      <SubjectHead
        subject={account}
        title={({ person }) => person.name}
        meanwhile={messages.title}
        preview={null}
      />
      <PersonPage
        account={account}
        hrefs={deskHrefs}
        moderationHref={paths.moderation()}
        caseHref={paths.moderationCase}
        acting={{
          asked,
          onAsk: setAsked,
          submission,
          onConfirm: (action) => act({ action }),
          onPlanDeletion: (reason) => act({ action: 'plan_deletion', reason }),
        }}
      />
    </>
  );
}
