import type { JobDraft } from '@skillharbor/contract';
import { JobDrafts } from '@skillharbor/ui/pages';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deleteJobDraft } from '../../jobs/jobDrafts.ts';
import { jobDraftsQuery } from '../../jobs/queries.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Shows the job drafts of the client and deletes them. It is loaded separately, because most clients have none. */
export function JobDraftsOfAccount({ drafts }: { drafts: readonly JobDraft[] }) {
  const app = useApp();
  const appMessages = useAppMessages();
  const { failed } = useClientMessages().myJobs.drafts.deletion;
  const toast = useToast();
  const [removal, remove] = useSubmission({
    send: async (draft: JobDraft, { isHere }) => {
      await deleteJobDraft(app, draft);
      await app.queries.invalidateQueries(jobDraftsQuery(app));
      toast.show(appMessages.toasts.draftDeleted);
      // Moves the focus, because the pressed button has disappeared together with the draft.
      if (isHere()) focusMain();
    },
    explain: (error) => sendFailure(error, failed, appMessages),
  });
  return (
    <JobDrafts
      drafts={drafts}
      draftHref={(draft) => paths.createJob({ draft })}
      removal={removal}
      onDelete={remove}
    />
  );
}
