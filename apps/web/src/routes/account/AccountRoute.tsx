import { AccountPage } from '@skillharbor/ui/pages';
import { useAccountPageMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { passkeysQuery } from '../../passkeys/passkeysQuery.ts';
import { sessionsQuery } from '../../session/queries.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useEndSession } from './useEndSession.ts';
import { usePasskeys } from './usePasskeys.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, sessionsQuery(app), passkeysQuery(app));
}

export function Component() {
  const messages = useAccountPageMessages();
  const response = useLoadable(sessionsQuery(useApp()), loadMessages.sessions(messages));
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <AccountPage
        sessions={mapLoadable(response, ({ results }) => results)}
        {...useEndSession()}
        passkeys={usePasskeys()}
        changePasswordHref={paths.changePassword()}
      />
    </>
  );
}
