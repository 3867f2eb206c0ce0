import type { LegalKind } from '@skillharbor/contract';
import { LegalPage } from '@skillharbor/ui/pages';
import { useLayoutMessages, useLegalMessages } from '@skillharbor/ui/primitives';
import { useParams, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import { legalKindIn, legalTextQuery } from '../../legal/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idOf } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { NotFound, notFound } from '../../shell/notFound.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';

/** Returns the version that a URL names, or undefined for the newest version. */
function versionIn(query: URLSearchParams): number | undefined {
  const version = idOf(query.get('version') ?? '');
  return Number.isNaN(version) ? undefined : version;
}

export async function loader({ context, params, request }: LoaderArgs) {
  const app = context.get(appContext);
  const kind = legalKindIn(params['kind']);
  if (kind === null) return notFound(app);
  const version = versionIn(new URL(request.url).searchParams);
  return load(app, legalTextQuery(app, kind, app.language.get().language, version));
}

export function Component() {
  const kind = legalKindIn(useParams()['kind']);
  return kind === null ? <NotFound /> : <Legal kind={kind} />;
}

function Legal({ kind }: { kind: LegalKind }) {
  const app = useApp();
  const messages = useLegalMessages().page;
  const title = useLayoutMessages().legalTexts[kind];
  const { siteName } = useAppMessages();
  const { language } = useLanguage().texts;
  const version = versionIn(useSearchParams()[0]);
  const text = useLoadable(legalTextQuery(app, kind, language, version), {
    other: messages.loadFailed,
    notFound: messages.notFound,
  });
  return (
    <>
      <SubjectHead
        subject={text}
        title={() => title}
        meanwhile={title}
        preview={() => ({
          description: messages.description(title, siteName),
          canonical: paths.legal(kind),
        })}
      />
      <LegalPage
        kind={kind}
        language={language}
        text={text}
        versionHref={(one) => paths.legal(kind, one === null ? {} : { version: one })}
        transparencyHref={paths.transparency()}
      />
    </>
  );
}
