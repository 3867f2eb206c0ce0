import { TeamPage } from '@skillharbor/ui/pages';
import { useTeamMessages } from '@skillharbor/ui/primitives';
import { lazy, Suspense, useState } from 'react';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { chunk } from '../../platform/chunk.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { teamQuery } from '../../team/queries.ts';
import type { TeamQuestion } from './TeamDialogs.tsx';
import { useTeamChanges } from './useTeamChanges.ts';

/** Loads the dialogs separately, because most visits of the page open none. */
const TeamDialogs = lazy(async () => ({
  default: (await chunk(() => import('./TeamDialogs.tsx'))).TeamDialogs,
}));

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, teamQuery(app));
}

export function Component() {
  const messages = useTeamMessages();
  const team = useLoadable(teamQuery(useApp()), loadMessages.team(messages));
  const ownId = useUser()?.pk ?? 0;
  const [question, setQuestion] = useState<TeamQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (asked: TeamQuestion) => {
    setQuestion(asked);
    setOpen(true);
  };
  return (
    <>
      <PageHead title={messages.page.title} preview={null} />
      <TeamPage
        team={team}
        ownId={ownId}
        {...useTeamChanges()}
        onRemove={(member) => ask({ kind: 'remove', member })}
        onHandOver={(member) => ask({ kind: 'hand-over', member })}
        accountHref={paths.account()}
        companyHref={paths.editCompany()}
      />
      <Suspense>
        {question && (
          <TeamDialogs question={question} isOpen={isOpen} onClose={() => setOpen(false)} ownId={ownId} />
        )}
      </Suspense>
    </>
  );
}
