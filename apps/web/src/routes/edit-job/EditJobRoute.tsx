import { jobValues } from '@skillharbor/ui/forms';
import { EditJobPage } from '@skillharbor/ui/pages';
import { useClientMessages, useJobMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobToEditQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useSaveJob } from './useSaveJob.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, jobToEditQuery(app, idIn(params, 'id')));
}

export function Component() {
  const app = useApp();
  const jobId = idIn(useParams(), 'id');
  const job = useLoadable(jobToEditQuery(app, jobId), loadMessages.job(useJobMessages()));
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [submission, submit] = useSaveJob(jobId, unsaved);

  return (
    <>
      <PageHead title={useClientMessages().editJob.title} preview={null} />
      <EditJobPage
        job={job}
        {...(job.status === 'ready' && {
          initial: draft.fill(jobValues(job.data)),
        })}
        draft={draft.restored}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={job.status === 'ready' ? paths.manageJob(job.data.id) : paths.home()}
        today={app.today()}
      />
      {unsaved.question}
    </>
  );
}
