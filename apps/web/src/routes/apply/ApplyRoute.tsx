import { emptyApplication } from '@skillharbor/ui/forms';
import { ApplyPage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobToApplyToQuery } from '../../jobs/jobToApplyTo.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useApply } from './useApply.ts';
import { useEarlierLetters } from './useEarlierLetters.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, jobToApplyToQuery(app, idIn(params, 'jobId')));
}

export function Component() {
  const jobId = idIn(useParams(), 'jobId');
  const app = useApp();
  const response = useLoadable(jobToApplyToQuery(app, jobId), loadMessages.job(useJobMessages()));
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const { submission, submit, submitted } = useApply(jobId, unsaved);

  return (
    <>
      <PageHead title={useJobMessages().apply.title} preview={null} />
      <FileLimit>
        <ApplyPage
          key={draft.formKey}
          job={mapLoadable(response, ({ job }) => job)}
          appliedHref={
            response.status === 'ready' && response.data.applied !== null
              ? paths.myApplication(response.data.applied)
              : null
          }
          openApplications={response.status === 'ready' ? response.data.open : null}
          retention={response.status === 'ready' ? response.data.retention : null}
          savedResumes={response.status === 'ready' ? response.data.resumes : null}
          earlierLetters={useEarlierLetters()}
          applicationsHref={paths.myApplications()}
          submitted={submitted}
          submission={submission}
          initial={draft.fill(
            response.status === 'ready'
              ? emptyApplication(response.data.job.screening_questions, response.data.resumes?.results)
              : emptyApplication(),
          )}
          draft={draft.restored}
          otherDraft={draft.other}
          onSubmit={submit}
          onDirtyChange={unsaved.onDirtyChange}
          onValuesChange={unsaved.onValuesChange}
          jobHref={paths.job(jobId)}
          today={app.today()}
        />
      </FileLimit>
      {unsaved.question}
    </>
  );
}
