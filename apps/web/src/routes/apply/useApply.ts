import type { ApplicationValues } from '@skillharbor/ui/forms';
import { ApiError } from '@skillharbor/api-client';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { applyToJob } from '../../api/applications.ts';
import { applyFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { jobToApplyToQuery } from '../../jobs/jobToApplyTo.ts';
import { paths } from '../../navigation/paths.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Sends an application and navigates home. */
export function useApply(jobId: number, unsaved: Pick<UnsavedGuard, 'sending'>) {
  const appMessages = useAppMessages();
  const app = useApp();
  const { queryKey } = jobToApplyToQuery(app, jobId);
  const goOn = useNextPage();
  const messages = useJobMessages().apply;
  const [submitted, setSubmitted] = useState(false);

  const [submission, submit] = useSubmission({
    send: async (values: ApplicationValues, sending) => {
      const body = { listing: jobId, use_profile_resume: false, ...values };
      await unsaved.sending(applyToJob(app.api, body, sending.onProgress)).catch(async (error: unknown) => {
        // The client may have changed the questions in the meantime. The form shows the new questions together with the
        // refusal.
        if (error instanceof ApiError && error.status === 400)
          await app.queries.invalidateQueries({ queryKey });
        throw error;
      });
      setSubmitted(true);
      await goOn(sending, paths.home(), { toast: messages.submittedToast, applied: true });
    },
    explain: (error) => applyFailure(error, messages, appMessages),
  });
  return { submission, submit, submitted };
}
