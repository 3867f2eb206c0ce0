import type { User } from '@skillharbor/contract';
import { AccountPage } from '@skillharbor/ui/pages';
import { Skeleton, useAccountPageMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { passkeysQuery } from '../../passkeys/passkeysQuery.ts';
import { codesQuery } from '../../session/codesQuery.ts';
import { sessionsQuery, userQuery } from '../../session/queries.ts';
import { useUser } from '../../session/useUser.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { useLanguageChooser } from '../../shell/useLanguageChooser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import type { AccountDialog } from './accountDialog.ts';
import { calendarQuery, useCalendar } from './useCalendar.ts';
import { useOneTimeCodes } from './useOneTimeCodes.ts';
import { usePasskeys } from './usePasskeys.ts';
import { useName } from './useName.ts';
import { useSettings } from './useSettings.ts';

/** Loads the dialogs separately, because most visits of the page open none. */
const AccountDialogs = latePart(async () => (await import('./AccountDialogs.tsx')).AccountDialogs, {
  isNeeded: ({ open }) => open !== null,
});

/** The section about notifications is far down the page, so the page does not wait for it. */
const PushOnDevice = latePart(
  async () => (await import('../../notifications/PushOnDevice.tsx')).PushOnDevice,
  {
    waiting: <Skeleton shape="block" height="15rem" />,
  },
);

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(
    app,
    sessionsQuery(app),
    passkeysQuery(app),
    userQuery(app),
    codesQuery(app),
    calendarQuery(app),
    siteQuery(app),
  );
}

export function Component() {
  const messages = useAccountPageMessages();
  const user = useUser();
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      {user !== null && <Account user={user} />}
    </>
  );
}

function Account({ user }: { user: User }) {
  const messages = useAccountPageMessages();
  const response = useLoadable(sessionsQuery(useApp()), loadMessages.sessions(messages));
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  return (
    <>
      <AccountPage
        user={user}
        {...useName()}
        languages={useLanguageChooser()}
        settings={useSettings()}
        push={<PushOnDevice level={3} />}
        onChangeAddress={() => setDialog({ kind: 'address' })}
        onExport={() => setDialog({ kind: 'export' })}
        onDelete={() => setDialog({ kind: 'deletion' })}
        sessions={mapLoadable(response, ({ results }) => results)}
        onEndSession={(session) => setDialog({ kind: 'end', session })}
        calendar={useCalendar()}
        passkeys={usePasskeys(user)}
        oneTimeCodes={useOneTimeCodes(user)}
        activityHref={paths.activity()}
        workRecordHref={paths.workRecord()}
        changePasswordHref={paths.changePassword()}
        companyHref={user.role === 'client' ? paths.editCompany() : null}
        teamHref={user.role === 'client' ? paths.team() : null}
      />
      <AccountDialogs user={user} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
