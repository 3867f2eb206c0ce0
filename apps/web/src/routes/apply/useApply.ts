import type { ApplicationInput } from '@skillharbor/contract';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applyToJob } from '../../api/applications.ts';
import { applyFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Sends an application, and navigates home. */
export function useApply(jobId: number, onSubmitted: () => void) {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const navigate = useNavigate();
  const messages = useJobMessages().apply;
  const [submitted, setSubmitted] = useState(false);

  const [submission, submit] = useSubmission({
    send: async (values: Pick<ApplicationInput, 'cover_letter' | 'resume'>, onProgress) => {
      await applyToJob(api, { listing: jobId, use_profile_resume: false, ...values }, onProgress);
      setSubmitted(true);
      onSubmitted();
      await navigate(paths.home(), withToast(messages.submittedToast, { applied: true }));
    },
    explain: (error) => applyFailure(error, messages, appMessages),
  });
  return { submission, submit, submitted };
}
