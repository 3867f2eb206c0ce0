import { unwrap, type Api } from '@skillharbor/api-client';
import type { JobUpdate } from '@skillharbor/contract';
import { ManageJobPage } from '@skillharbor/ui/pages';
import { useMessages, useToast } from '@skillharbor/ui/primitives';
import { useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { usePagedList } from '../../data/usePagedList.ts';
import { useStale } from '../../data/useStale.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { loadWords, sendFailure } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { SubjectTitle } from '../../shell/PageTitle.tsx';
import { withToast } from '../../shell/toast-state.ts';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';
import { updateOf } from './jobUpdate.ts';

export async function loader({ context, params, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  const [job, first] = await Promise.all([
    load(app, () => {
      const path = { jobId: idIn(params, 'jobId') };
      return unwrap(app.api.bearer.GET('/api/job-listings/my-detail/{jobId}/', { params: { path }, signal }));
    }),
    load(app, () => fetchApplications(app.api, idIn(params, 'jobId'), 1, signal)),
  ]);
  return { job, first };
}

function fetchApplications(api: Api, jobId: number, page: number, signal: AbortSignal) {
  const params = { path: { jobId }, query: { page } };
  return unwrap(api.credentialed.GET('/api/applications/list/{jobId}', { params, signal }));
}

export function Component() {
  const { api } = useApp();
  const jobId = Number(useParams()['jobId']);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const stale = useStale();
  const { activityModal, deleteModal } = useMessages().client;

  const data = useLoaderData<typeof loader>();
  const job = useLoadable(data.job, loadWords.managedJob);
  const first = useLoadable(data.first, loadWords.managedJob);
  const { items, pages } = usePagedList({
    first,
    load: (page, signal) => fetchApplications(api, jobId, page, signal),
    failed: words.managedJobFailed,
  });

  const target = { params: { path: { jobId } } };
  const [toggle, sendToggle] = useSubmission({
    send: async (body: JobUpdate) => {
      await unwrap(api.bearer.PUT('/api/job-listings/listings/{jobId}/edit/', { ...target, body })).catch(
        stale,
      );
      await revalidate();
      toast.show(body.is_active ? words.toasts.jobActivated : words.toasts.jobDeactivated);
    },
    explain: (error) => {
      const wasActive = job.status === 'ready' && job.data.is_active;
      return sendFailure(error, activityModal[wasActive ? 'deactivate' : 'reactivate'].failed);
    },
  });
  const [removal, remove] = useSubmission({
    send: async () => {
      await unwrap(api.bearer.DELETE('/api/job-listings/listings/{jobId}/edit/', target)).catch(stale);
      await navigate(paths.myJobs(), { replace: true, ...withToast(words.toasts.jobDeleted) });
    },
    explain: (error) => sendFailure(error, deleteModal.failed),
  });

  return (
    <>
      <SubjectTitle subject={job} name={({ title }) => title} meanwhile={words.titles.manageJob} />
      <ManageJobPage
        job={job}
        applications={mapLoadable(first, () => items)}
        pages={pages}
        applicantHref={({ freelancer_id }) => paths.applicant(jobId, freelancer_id)}
        editHref={paths.editJob(jobId)}
        dashboardHref={paths.home()}
        toggle={toggle}
        onToggle={() => {
          if (job.status === 'ready') sendToggle({ ...updateOf(job.data), is_active: !job.data.is_active });
        }}
        removal={removal}
        onDelete={() => remove(undefined)}
      />
    </>
  );
}
