import { MailTextsPage } from '@skillharbor/ui/pages';
import { useDeskMessages } from '@skillharbor/ui/primitives';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { mailTextsQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, mailTextsQuery(app, app.language.get().language));
}

export function Component() {
  const app = useApp();
  const messages = useDeskMessages().mailTexts;
  const { language } = app.language.get();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mails = useLoadable(mailTextsQuery(app, language), { other: messages.loadFailed });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <MailTextsPage
        mails={mails}
        search={query.get('search') ?? ''}
        onSearch={(search) => void navigate(paths.deskMailTexts({ search }))}
        mailHref={(name) => paths.deskMailText(name, { language })}
        hrefs={deskHrefs}
      />
    </>
  );
}
