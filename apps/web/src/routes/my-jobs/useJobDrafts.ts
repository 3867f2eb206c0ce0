import type { JobDraft } from '@skillharbor/contract';
import type { MyJobsPageProps } from '@skillharbor/ui/pages';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deleteJobDraft, jobDraftsQuery } from '../../jobs/jobDrafts.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Returns the job drafts of the client, which are unknown while they are loading. A failure shows none, because the jobs are
 * complete without them.
 */
export function useJobDrafts(): { isUnknown: boolean; drafts: MyJobsPageProps['drafts'] } {
  const app = useApp();
  const appMessages = useAppMessages();
  const { failed } = useClientMessages().myJobs.drafts.deletion;
  const toast = useToast();
  const { data = [], isLoading, failureCount } = useQuery(jobDraftsQuery(app));
  const [removal, remove] = useSubmission({
    send: async (draft: JobDraft, { isHere }) => {
      await deleteJobDraft(app, draft);
      await app.queries.invalidateQueries(jobDraftsQuery(app));
      toast.show(appMessages.toasts.draftDeleted);
      // The pressed button has disappeared with the draft.
      if (isHere()) focusMain();
    },
    explain: (error) => sendFailure(error, failed, appMessages),
  });
  return {
    isUnknown: isLoading && failureCount === 0,
    drafts: { drafts: data, draftHref: (draft) => paths.createJob({ draft }), removal, onDelete: remove },
  };
}
