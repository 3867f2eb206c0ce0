import type { JobInput } from '@skillharbor/contract';
import { copiedValues, emptyJob } from '@skillharbor/ui/forms';
import type { JobValues } from '@skillharbor/ui/forms';
import { CreateJobPage } from '@skillharbor/ui/pages';
import type { JobStart } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { createJob } from '../../api/jobs.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { companyOnJobs } from '../../companies/companyOnJobs.ts';
import { useOwnCompany } from '../../companies/useOwnCompany.ts';
import { jobDraftQuery, newDraftId, saveJobDraft } from '../../jobs/jobDrafts.ts';
import { jobToEditQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { useFirstReady } from '../../loading/useFirstReady.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
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
  const draft = url.searchParams.get('draft');
  const app = context.get(appContext);
  if (draft !== null) return load(app, jobDraftQuery(app, idOf(draft)));
  return from === null ? null : load(app, jobToEditQuery(app, idOf(from)));
}

export function Component() {
  const [address] = useSearchParams();
  const from = address.get('from');
  const draft = address.get('draft');
  // Each job draft and each copied job has a separate form.
  if (draft !== null) return <DraftOfJob key={`draft ${draft}`} id={idOf(draft)} />;
  return from === null ? (
    <NewJob key="new" path={paths.createJob()} start={{ kind: 'empty' }} draftId={null} />
  ) : (
    <CopyOfJob key={from} from={idOf(from)} />
  );
}

function CopyOfJob({ from }: { from: number }) {
  const job = useJobToCopy(from);
  const start: JobStart = { kind: 'copy', job, href: paths.manageJob(from) };
  return <NewJob path={paths.createJob({ from })} start={start} draftId={null} />;
}

function DraftOfJob({ id }: { id: number }) {
  const { draftLoadFailed: loadFailed } = useClientMessages().createJob;
  const draft = useFirstReady(useLoadable(jobDraftQuery(useApp(), id), loadMessages.saved({ loadFailed })));
  const start: JobStart = { kind: 'draft', draft };
  // The form reads its draft when it is mounted, so it is mounted again once the draft is on the device.
  return <NewJob key={draft.status} path={paths.createJob({ draft: id })} start={start} draftId={id} />;
}

interface NewJobProps {
  /** The name under which this device stores the draft of the form. */
  path: string;
  start: JobStart;
  /** The id of the job draft that the form continues, or null for a job that is not a job draft yet. */
  draftId: number | null;
}

function NewJob({ path, start, draftId }: NewJobProps) {
  const appMessages = useAppMessages();
  const app = useApp();
  const goOn = useNextPage();
  const messages = useClientMessages();
  const draft = useDraft(path);
  const company = useOwnCompany();
  const unsaved = useUnsavedGuard(draft, { isKept: draftId !== null });
  const job = start.kind === 'copy' && start.job.status === 'ready' ? start.job.data : null;

  const [submission, submit] = useSubmission({
    send: async (body: JobInput, sending) => {
      await unsaved.sending(createJob(app.api, body));
      const { jobCreated, jobPlanned } = appMessages.toasts;
      await goOn(sending, paths.home(), { toast: body.publish_on ? jobPlanned : jobCreated });
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed, appMessages),
    draftPath: path,
  });
  const [draftSubmission, saveDraft] = useSubmission({
    send: async (values: JobValues, sending) => {
      await unsaved.sending(saveJobDraft(app, draftId ?? newDraftId(), values));
      await goOn(sending, paths.home(), { toast: appMessages.toasts.draftSaved });
    },
    explain: (error) => sendFailure(error, messages.jobForm.draftFailed, appMessages),
    draftPath: path,
  });

  return (
    <>
      <PageHead title={messages.createJob.title} preview={null} />
      <CreateJobPage
        key={draft.formKey}
        start={start}
        draftSaving={{ submission: draftSubmission, onSave: saveDraft }}
        initial={draft.fill(job ? copiedValues(job) : emptyJob)}
        // A job draft is opened to be continued, so no notice says that it was restored.
        draft={draftId === null ? draft.restored : undefined}
        otherDraft={draft.other}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={paths.home()}
        company={company ? companyOnJobs(company) : undefined}
        today={app.today()}
      />
      {unsaved.question}
    </>
  );
}
