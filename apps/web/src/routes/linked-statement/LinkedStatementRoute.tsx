import type { Statement } from '@skillharbor/contract';
import { StatementPage } from '@skillharbor/ui/pages';
import { useStatementMessages } from '@skillharbor/ui/primitives';
import { appealByLink, readStatementByLink } from '../../api/reports.ts';
import { useApp } from '../../app/useApp.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { useAppeal } from '../../reports/useAppeal.tsx';
import { PageHead } from '../../shell/PageHead.tsx';

/** Shows the statement of reasons that a mail links to, even to a suspended user, who cannot log in. */
export function Component() {
  const { api, queries } = useApp();
  const token = useLinkToken();
  const messages = useStatementMessages().page;
  const queryKey = ['linked-statement', token];
  const loaded = useLoadable(
    {
      queryKey,
      queryFn: ({ signal }) => readStatementByLink(api, token ?? '', signal),
      enabled: token !== null && token !== '',
    },
    { other: messages.loadFailed, notFound: messages.unknown },
  );
  const { appealing, question } = useAppeal(
    (words) => appealByLink(api, token ?? '', words),
    (statement) => queries.setQueryData<Statement>(queryKey, statement),
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <StatementPage
        statement={token === '' ? { status: 'error', message: messages.unknown, onRetry: null } : loaded}
        appealing={appealing}
      />
      {question}
    </>
  );
}
