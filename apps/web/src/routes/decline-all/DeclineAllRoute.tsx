import { DeclineAllPage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { applicationsQuery } from '../../applications/queries.ts';
import { messageTemplatesQuery } from '../../decisions/messageTemplatesQuery.ts';
import { useSavedMessages } from '../../decisions/useSavedMessages.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useDeclineAll } from './useDeclineAll.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(app, myJobQuery(app, jobId), applicationsQuery(app, jobId, 1), messageTemplatesQuery(app));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const loadFailed = loadMessages.managedJob(useJobMessages(), appMessages);
  const job = useLoadable(myJobQuery(app, jobId), loadFailed);
  const applications = useLoadable(applicationsQuery(app, jobId, 1), loadFailed);
  const [submission, onDecline] = useDeclineAll(jobId);

  return (
    <>
      <SubjectHead
        subject={job}
        title={({ title }) => appMessages.titles.declineAll(title)}
        meanwhile={appMessages.titles.manageJob}
        preview={null}
      />
      <DeclineAllPage
        of={
          job.status === 'ready'
            ? mapLoadable(applications, ({ results }) => ({ job: job.data, applications: results }))
            : job
        }
        manageHref={paths.manageJob(jobId)}
        savedMessages={useSavedMessages()}
        submission={submission}
        onDecline={onDecline}
      />
    </>
  );
}
