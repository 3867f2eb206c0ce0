import { StatementPage } from '@skillharbor/ui/pages';
import { useStatementMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appeal } from '../../api/reports.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { statementQuery } from '../../reports/queries.ts';
import { useAppeal } from '../../reports/useAppeal.tsx';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, statementQuery(app, idIn(params, 'statementId')));
}

export function Component() {
  const app = useApp();
  const { api, queries } = app;
  const id = idIn(useParams(), 'statementId');
  const query = statementQuery(app, id);
  const messages = useStatementMessages().page;
  const statement = useLoadable(query, { other: messages.loadFailed, notFound: messages.unknown });
  const { appealing, question } = useAppeal(
    (words) => appeal(api, id, words),
    (appealed) => queries.setQueryData(query.queryKey, appealed),
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <StatementPage statement={statement} appealing={appealing} />
      {question}
    </>
  );
}
