import { unwrap } from '@skillharbor/api-client';
import type { JobUpdate } from '@skillharbor/contract';
import { EditJobPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useStale } from '../../data/useStale.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { loadWords, sendFailure } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../../session/useDraft.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { withToast } from '../../shell/toast-state.ts';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';
import { fieldsOf } from '../manage-job/jobUpdate.ts';

export async function loader({ context, params, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    job: await load(app, () => {
      const path = { jobId: idIn(params, 'id') };
      return unwrap(
        app.api.bearer.GET('/api/job-listings/listings/{jobId}/edit/', { params: { path }, signal }),
      );
    }),
  };
}

export function Component() {
  const { api, today } = useApp();
  const params = useParams();
  const navigate = useNavigate();
  // After an edit by somebody else, the page shows what that changed.
  const stale = useStale();
  const messages = useMessages().client;
  const unsaved = useUnsavedGuard();
  const draft = useDraft();
  const job = useLoadable(useLoaderData<typeof loader>().job, loadWords.job);

  const [submission, submit] = useSubmission({
    send: async (body: JobUpdate) => {
      const path = { jobId: idIn(params, 'id') };
      await unwrap(
        api.bearer.PUT('/api/job-listings/listings/{jobId}/edit/', { params: { path }, body }),
      ).catch(stale);
      unsaved.release();
      await navigate(paths.manageJob(path.jobId), withToast(words.toasts.jobSaved));
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed),
  });

  return (
    <>
      <PageTitle>{messages.editJob.title}</PageTitle>
      <EditJobPage
        job={job}
        {...(job.status === 'ready' && {
          initial: draft.fill({ ...fieldsOf(job.data), salary_range: job.data.salary_range ?? '' }),
        })}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={job.status === 'ready' ? paths.manageJob(job.data.id) : paths.home()}
        today={today()}
      />
      {unsaved.question}
    </>
  );
}
