import { JobHistoryPage } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobHistoryQuery, myJobQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { ManagedJobHead } from './ManagedJobHead.tsx';
import { useManagedJob } from './useManagedJob.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(app, myJobQuery(app, jobId), jobHistoryQuery(app, jobId));
}

export function Component() {
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const managed = useManagedJob();
  const history = useLoadable(jobHistoryQuery(app, jobId), loadMessages.jobHistory(useClientMessages()));
  return (
    <>
      <ManagedJobHead job={managed.job} part="history" />
      <JobHistoryPage managed={managed} history={history} />
    </>
  );
}
