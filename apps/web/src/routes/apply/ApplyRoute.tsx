import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { ApplicationInput } from '@skillharbor/contract';
import { emptyApplication } from '@skillharbor/ui/forms';
import { ApplyPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { appContext, type App, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { applyFailure, loadWords } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../../session/useDraft.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { withToast } from '../../shell/toast-state.ts';
import { useApp } from '../../useApp.ts';
import { fetchJob } from '../job/fetchJob.ts';

/** As the contract has it: 5 MiB. */
const UPLOAD_LIMIT = 5 * 1024 * 1024;

export async function loader({ context, params, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    answer: await load(app, async () => {
      const jobId = idIn(params, 'jobId');
      const [job, applied] = await Promise.all([
        fetchJob(app, jobId, signal),
        hasApplied(app, jobId, signal),
      ]);
      return { job, applied };
    }),
  };
}

/** A check that fails is no reason not to apply: the server takes one application only. */
async function hasApplied({ api, log }: App, jobId: number, signal: AbortSignal): Promise<boolean> {
  const call = { params: { path: { jobId } }, signal };
  try {
    return (await unwrap(api.credentialed.GET('/api/applications/has-applied/{jobId}/', call))).has_applied;
  } catch (error) {
    log('Whether one has applied is unknown.', error);
    return false;
  }
}

export function Component() {
  const { api } = useApp();
  const jobId = Number(useParams()['jobId']);
  const navigate = useNavigate();
  const words = useMessages().jobs.apply;
  const unsaved = useUnsavedGuard();
  const typed = useDraft().fill(emptyApplication);
  const [submitted, setSubmitted] = useState(false);
  const answer = useLoadable(useLoaderData<typeof loader>().answer, loadWords.job);

  const [submission, submit] = useSubmission({
    send: async (values: Pick<ApplicationInput, 'cover_letter' | 'resume'>, onProgress) => {
      await unwrap(
        api.credentialed.POST('/api/applications/apply/', {
          body: { listing: jobId, use_profile_resume: false, ...values },
          bodySerializer: multipart,
          fetch: uploading({ onProgress }),
        }),
      );
      setSubmitted(true);
      unsaved.release();
      await navigate(paths.home(), withToast(words.submittedToast));
    },
    explain: (error) => applyFailure(error, words),
  });

  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ApplyPage
        job={mapLoadable(answer, ({ job }) => job)}
        applied={answer.status === 'ready' && answer.data.applied}
        submitted={submitted}
        submission={submission}
        initialCoverLetter={typed.cover_letter}
        initialResume={typed.resume}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        jobHref={paths.job(jobId)}
        uploadLimitBytes={UPLOAD_LIMIT}
      />
      {unsaved.question}
    </>
  );
}
