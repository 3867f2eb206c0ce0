import { StatementsPage } from '@skillharbor/ui/pages';
import { useStatementMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { statementsQuery } from '../../reports/queries.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, statementsQuery(app, 1));
}

export function Component() {
  const app = useApp();
  const messages = useStatementMessages().list;
  const { first, items, pages } = usePagedList((page) => statementsQuery(app, page), {
    other: messages.loadFailed,
  });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <StatementsPage
        statements={mapLoadable(first, () => items)}
        pages={pages}
        statementHref={paths.statement}
      />
    </>
  );
}
