import { WorkRecordPage } from '@skillharbor/ui/pages';
import { useWorkRecordMessages } from '@skillharbor/ui/primitives';
import { workRecordKey, workRecordQuery } from '../../agreements/queries.ts';
import { useWorkRecordStep } from '../../agreements/useWorkRecordStep.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, workRecordQuery(app));
}

export function Component() {
  const app = useApp();
  const messages = useWorkRecordMessages();
  const user = useUser();
  const entries = useLoadable(workRecordQuery(app), loadMessages.workRecord(messages));
  const mayWrite = useMayWrite();
  const { stepping, onStep } = useWorkRecordStep(() =>
    app.queries.invalidateQueries({ queryKey: workRecordKey }),
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      {user !== null && (
        <WorkRecordPage
          entries={mapLoadable(entries, ({ results }) => results)}
          reader={user.role}
          stepping={stepping}
          onStep={mayWrite ? onStep : null}
        />
      )}
    </>
  );
}
