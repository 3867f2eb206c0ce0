import { caseStateValues } from '@skillharbor/contract';
import { ModerationPage } from '@skillharbor/ui/pages';
import { useModerationMessages } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { useSingleKeys } from '../../applications/useSingleKeys.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { casesQuery } from '../../reports/queries.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const stateIn = (query: URLSearchParams) =>
  caseStateValues.find((state) => state === query.get('state')) ?? 'open';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, casesQuery(app, stateIn(new URL(request.url).searchParams), 1));
}

export function Component() {
  const app = useApp();
  const messages = useModerationMessages().queue;
  const [query] = useSearchParams();
  const state = stateIn(query);
  const keys = useSingleKeys();
  const { first, items, pages } = usePagedList((page) => casesQuery(app, state, page), {
    other: messages.loadFailed,
    refused: messages.refused,
  });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ModerationPage
        state={state}
        stateHref={(one) => paths.moderation({ state: one })}
        cases={mapLoadable(first, () => items)}
        totals={first.status === 'ready' ? first.data.totals : null}
        pages={pages}
        caseHref={paths.moderationCase}
        keys={keys}
      />
    </>
  );
}
