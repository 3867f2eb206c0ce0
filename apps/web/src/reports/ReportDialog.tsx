import { ApiError } from '@skillharbor/api-client';
import type { ReportInput, ReportReceipt } from '@skillharbor/contract';
import type { Reportable } from '@skillharbor/ui/cards';
import { ReportModal } from '@skillharbor/ui/modals';
import { useReportMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { sendReport } from '../api/reports.ts';
import { isMissing, sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useLanguage } from '../app/useLanguage.ts';
import { withCasesKey } from '../desk/queries.ts';
import { paths } from '../navigation/paths.ts';
import { useUser } from '../session/useUser.ts';
import { useSubmission } from '../submission/useSubmission.ts';

interface ReportDialogProps {
  open: boolean;
  reportable: Reportable;
  onClose: () => void;
}

/** Sends a report, and shows its receipt. */
export function ReportDialog({ open, reportable, onClose }: ReportDialogProps) {
  const { api, queries } = useApp();
  const appMessages = useAppMessages();
  const messages = useReportMessages().dialog;
  const { language } = useLanguage().texts;
  const user = useUser();
  const [receipt, setReceipt] = useState<ReportReceipt>();
  const [submission, send] = useSubmission<ReportInput>({
    async send(report) {
      setReceipt(await sendReport(api, { ...report, language }));
      await queries.invalidateQueries({ queryKey: [withCasesKey] });
    },
    explain: (error) =>
      error instanceof ApiError && isMissing(error.status)
        ? { status: 'failed', message: messages.gone }
        : sendFailure(error, messages.failed, appMessages),
  });
  return (
    <ReportModal
      open={open}
      onClose={onClose}
      reportable={reportable}
      asksForAddress={user === null}
      submission={submission}
      onSubmit={send}
      receipt={receipt ? { receipt, href: paths.report(receipt.token), isMailed: receipt.is_mailed } : null}
    />
  );
}
