import type { DeclineAllInput } from '@skillharbor/contract';
import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { declineAll } from '../../api/applications.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Declines everyone who waits, and goes back to the job, where that can be undone. */
export function useDeclineAll(jobId: number): [Submission, (input: DeclineAllInput) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useClientMessages().declineAll;
  const navigate = useNavigate();

  return useSubmission({
    send: async (input: DeclineAllInput) => {
      const { count } = await declineAll(api, jobId, input);
      await queries.invalidateQueries();
      const state = withToast(appMessages.toasts.declinedAll(count));
      await navigate(paths.manageJob(jobId), { replace: true, ...state });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}
