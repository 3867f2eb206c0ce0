import type { SiteSettingsUpdate } from '@skillharbor/contract';
import { SiteSettingsPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { changeSiteSettings } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { siteSettingsQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteSettingsQuery(app));
}

export function Component() {
  const app = useApp();
  const { api, queries } = app;
  const messages = useDeskMessages().settings;
  const appMessages = useAppMessages();
  const toast = useToast();
  const query = siteSettingsQuery(app);
  const [submission, onSubmit] = useSubmission<SiteSettingsUpdate>({
    async send(update, { isHere }) {
      const settings = await changeSiteSettings(api, update);
      // Moves the focus, because the form is remounted without the pressed button.
      if (isHere()) focusMain();
      queries.setQueryData(query.queryKey, settings);
      toast.show(messages.done);
      await queries.invalidateQueries({ queryKey: siteQuery(app).queryKey });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <SiteSettingsPage
        settings={useLoadable(query, { other: messages.loadFailed })}
        hrefs={deskHrefs}
        changing={{ submission, onSubmit }}
      />
    </>
  );
}
