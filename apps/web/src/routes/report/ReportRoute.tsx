import { ReportStatusPage } from '@skillharbor/ui/pages';
import { useReportMessages } from '@skillharbor/ui/primitives';
import { readReport } from '../../api/reports.ts';
import { useApp } from '../../app/useApp.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { PageHead } from '../../shell/PageHead.tsx';

/** Shows the outcome of a report, by the secret of its receipt. */
export function Component() {
  const { api } = useApp();
  const token = useLinkToken();
  const messages = useReportMessages().page;
  const loaded = useLoadable(
    {
      queryKey: ['report', token],
      queryFn: ({ signal }) => readReport(api, token ?? '', signal),
      enabled: token !== null && token !== '',
    },
    { other: messages.loadFailed, notFound: messages.unknown },
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ReportStatusPage
        report={token === '' ? { status: 'error', message: messages.unknown, onRetry: null } : loaded}
        homeHref={paths.home()}
      />
    </>
  );
}
