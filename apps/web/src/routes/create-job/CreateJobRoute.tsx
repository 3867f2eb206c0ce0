import type { JobInput } from '@skillharbor/contract';
import { emptyJob } from '@skillharbor/ui/forms';
import { CreateJobPage } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { createJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { companyOnJobs } from '../../companies/companyOnJobs.ts';
import { useOwnCompany } from '../../companies/useOwnCompany.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

export function Component() {
  const appMessages = useAppMessages();
  const { api, today } = useApp();
  const goOn = useNextPage();
  const messages = useClientMessages();
  const draft = useDraft();
  const company = useOwnCompany();
  const unsaved = useUnsavedGuard(draft);

  const [submission, submit] = useSubmission({
    send: async (body: JobInput, sending) => {
      await unsaved.sending(createJob(api, body));
      await goOn(sending, paths.home(), { toast: appMessages.toasts.jobCreated });
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.createJob.title} preview={null} />
      <CreateJobPage
        key={draft.formKey}
        initial={draft.fill(emptyJob)}
        draft={draft.restored}
        otherDraft={draft.other}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={paths.home()}
        company={company ? companyOnJobs(company) : undefined}
        today={today()}
      />
      {unsaved.question}
    </>
  );
}
