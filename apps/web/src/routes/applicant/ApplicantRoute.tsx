import { unwrap } from '@skillharbor/api-client';
import type { Decision } from '@skillharbor/contract';
import { ApplicantPage, type TypedDecision } from '@skillharbor/ui/pages';
import { useMessages, useToast } from '@skillharbor/ui/primitives';
import { useCallback } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useGoBack } from '../../data/useGoBack.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useStale } from '../../data/useStale.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { decisionFailure, loadWords } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../../session/useDraft.ts';
import { SubjectTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';
import { fetchApplicant } from './fetchApplicant.ts';

export async function loader({ context, params, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    applicant: await load(app, () =>
      fetchApplicant(app.api, idIn(params, 'jobId'), idIn(params, 'freelancerId'), signal),
    ),
  };
}

export function Component() {
  const { api } = useApp();
  const jobId = Number(useParams()['jobId']);
  const goBack = useGoBack(paths.manageJob(jobId));
  const toast = useToast();
  const stale = useStale();
  const { question, onDirtyChange, onValuesChange, release } = useUnsavedGuard();
  const { answer, text } = useDraft().fill({ answer: '', text: '' });
  const onTypedChange = useCallback(
    (typed: TypedDecision | null) => {
      onValuesChange(typed ?? {});
      onDirtyChange(typed !== null && typed.text !== '');
    },
    [onDirtyChange, onValuesChange],
  );
  const messages = useMessages().client;
  const applicant = useLoadable(useLoaderData<typeof loader>().applicant, loadWords.applicant);

  const [decision, decide] = useSubmission({
    send: async ({ applicationId, body }: { applicationId: number; body: Decision }) => {
      const params = { path: { applicationId } };
      await unwrap(
        api.credentialed.PATCH('/api/applications/update/{applicationId}/', { params, body }),
      ).catch(stale);
      release();
      toast.show(words.toasts[body.status]);
      await goBack();
    },
    explain: (error, { body }) => decisionFailure(error, body.status, messages),
  });
  const send = (body: Decision) => {
    if (applicant.status === 'ready') decide({ applicationId: applicant.data.application.id, body });
  };

  return (
    <>
      <SubjectTitle
        subject={applicant}
        name={({ application }) => application.applicant.name}
        meanwhile={words.titles.applicant}
      />
      <ApplicantPage
        applicant={applicant}
        backHref={paths.manageJob(jobId)}
        decision={decision}
        onAccept={(message) => send({ status: 'accepted', ...(message !== '' && { message }) })}
        onDecline={(reason) => send({ status: 'rejected', ...(reason !== '' && { decline_reason: reason }) })}
        initial={answer === 'accept' || answer === 'decline' ? { answer, text } : undefined}
        onTypedChange={onTypedChange}
      />
      {question}
    </>
  );
}
