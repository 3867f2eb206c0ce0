import type { JobInput } from '@skillharbor/contract';
import { copiedValues, emptyJob } from '@skillharbor/ui/forms';
import { CreateJobPage } from '@skillharbor/ui/pages';
import type { CopiedJob } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { createJob } from '../../api/jobs.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { companyOnJobs } from '../../companies/companyOnJobs.ts';
import { useOwnCompany } from '../../companies/useOwnCompany.ts';
import { jobToEditQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { idOf } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useJobToCopy } from './useJobToCopy.ts';

export async function loader({ context, url }: LoaderArgs) {
  const from = url.searchParams.get('from');
  const app = context.get(appContext);
  return from === null ? null : load(app, jobToEditQuery(app, idOf(from)));
}

export function Component() {
  const [address] = useSearchParams();
  const from = address.get('from');
  // Each copied job has a form and a draft of its own.
  return from === null ? (
    <NewJob key="new" path={paths.createJob()} copied={null} />
  ) : (
    <CopyOfJob key={from} from={idOf(from)} />
  );
}

function CopyOfJob({ from }: { from: number }) {
  const job = useJobToCopy(from);
  return <NewJob path={paths.createJob({ from })} copied={{ job, href: paths.manageJob(from) }} />;
}

function NewJob({ path, copied }: { path: string; copied: CopiedJob | null }) {
  const appMessages = useAppMessages();
  const { api, today } = useApp();
  const goOn = useNextPage();
  const messages = useClientMessages();
  const draft = useDraft(path);
  const company = useOwnCompany();
  const unsaved = useUnsavedGuard(draft);
  const job = copied?.job.status === 'ready' ? copied.job.data : null;

  const [submission, submit] = useSubmission({
    send: async (body: JobInput, sending) => {
      await unsaved.sending(createJob(api, body));
      await goOn(sending, paths.home(), { toast: appMessages.toasts.jobCreated });
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed, appMessages),
    draftPath: path,
  });

  return (
    <>
      <PageHead title={messages.createJob.title} preview={null} />
      <CreateJobPage
        key={draft.formKey}
        copied={copied}
        initial={draft.fill(job ? copiedValues(job) : emptyJob)}
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
