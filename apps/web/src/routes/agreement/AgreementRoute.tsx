import { agreementValues } from '@skillharbor/ui/forms';
import { AgreementPage } from '@skillharbor/ui/pages';
import { useAgreementMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { agreementQuery } from '../../agreements/queries.ts';
import { useAgreement } from '../../agreements/useAgreement.ts';
import { agreementFiles } from '../../api/agreements.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import { load } from '../../loading/load.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useAgreementStep, useWriteAgreement } from './useAgreementChanges.ts';
import { useRecording } from './useRecording.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, agreementQuery(app, idIn(params, 'applicationId')));
}

/** Shows the agreement to either side. The address of the client's page also contains the id of the job. */
export function Component() {
  const params = useParams();
  const applicationId = idIn(params, 'applicationId');
  const reader = params['jobId'] === undefined ? 'freelancer' : 'client';
  const messages = useAgreementMessages();
  const agreement = useAgreement(applicationId);
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [writing, onSubmit] = useWriteAgreement(applicationId, unsaved);
  const [stepping, onStep] = useAgreementStep(applicationId);
  const recording = useRecording(applicationId, unsaved);
  const isDone = agreement.status === 'ready' && agreement.data.state === 'done';

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <AgreementPage
        agreement={agreement}
        reader={reader}
        applicationHref={
          reader === 'client'
            ? paths.application(idIn(params, 'jobId'), applicationId)
            : paths.myApplication(applicationId)
        }
        writing={{
          ...(agreement.status === 'ready' &&
            !isDone &&
            draft.restored && { initial: draft.fill(agreementValues(agreement.data.terms)) }),
          draft: isDone ? undefined : draft.restored,
          submission: writing,
          onSubmit,
          onDirtyChange: unsaved.onDirtyChange,
          onValuesChange: unsaved.onValuesChange,
        }}
        mayWrite={useMayWrite()}
        stepping={{ submission: stepping, onStep }}
        recording={{
          ...recording,
          form: {
            ...recording.form,
            // Once the work is done, the draft of this page is the statement about the other side.
            ...(isDone && draft.restored && { initial: draft.fill({ sentence: '' }), draft: draft.restored }),
            onDirtyChange: unsaved.onDirtyChange,
            onValuesChange: unsaved.onValuesChange,
          },
        }}
        downloads={agreementFiles(applicationId, useLanguage().texts.language)}
      />
      {unsaved.question}
    </>
  );
}
