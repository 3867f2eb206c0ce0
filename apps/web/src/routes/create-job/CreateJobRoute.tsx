import { unwrap } from '@skillharbor/api-client';
import type { JobInput } from '@skillharbor/contract';
import { emptyJob } from '@skillharbor/ui/forms';
import { CreateJobPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../../session/useDraft.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { withToast } from '../../shell/toast-state.ts';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

export function Component() {
  const { api, today } = useApp();
  const navigate = useNavigate();
  const messages = useMessages().client;
  const unsaved = useUnsavedGuard();
  const draft = useDraft();

  const [submission, submit] = useSubmission({
    send: async (body: JobInput) => {
      await unwrap(api.bearer.POST('/api/job-listings/create/', { body }));
      unsaved.release();
      await navigate(paths.home(), withToast(words.toasts.jobCreated));
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed),
  });

  return (
    <>
      <PageTitle>{messages.createJob.title}</PageTitle>
      <CreateJobPage
        initial={draft.fill(emptyJob)}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={paths.home()}
        today={today()}
      />
      {unsaved.question}
    </>
  );
}
