import { JobDetailsPage } from '@skillharbor/ui/pages';
import { useFunnelMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobFunnelQuery, myJobQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { ManagedJobHead } from './ManagedJobHead.tsx';
import { useManagedJob } from './useManagedJob.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, myJobQuery(app, idIn(params, 'jobId')));
}

export function Component() {
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const managed = useManagedJob();
  const funnel = useLoadable(jobFunnelQuery(app, jobId), loadMessages.funnel(useFunnelMessages()));
  const wasPublic = managed.job.status !== 'ready' || managed.job.data.date_posted !== null;
  return (
    <>
      <ManagedJobHead job={managed.job} part="job" />
      <JobDetailsPage managed={managed} funnel={wasPublic ? funnel : null} />
    </>
  );
}
