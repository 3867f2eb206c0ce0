import { ManageJobPage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { appMessages } from '../../app/messages.ts';
import { useApp } from '../../app/useApp.ts';
import { applicationsQuery } from '../../applications/queries.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useDeleteJob } from './useDeleteJob.ts';
import { useToggleJob } from './useToggleJob.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(app, myJobQuery(app, jobId), applicationsQuery(app, jobId, 1));
}

export function Component() {
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const loadFailed = loadMessages.managedJob(useJobMessages());
  const job = useLoadable(myJobQuery(app, jobId), loadFailed);
  const { first, items, pages } = usePagedList((page) => applicationsQuery(app, jobId, page), loadFailed);
  const [toggle, onToggle] = useToggleJob(job);
  const [removal, onDelete] = useDeleteJob(jobId);

  return (
    <>
      <SubjectHead
        subject={job}
        title={({ title }) => title}
        meanwhile={appMessages.titles.manageJob}
        preview={null}
      />
      <ManageJobPage
        job={job}
        applications={mapLoadable(first, () => items)}
        pages={pages}
        applicantHref={({ freelancer_id }) => paths.applicant(jobId, freelancer_id)}
        editHref={paths.editJob(jobId)}
        publicHref={paths.job(jobId)}
        myJobsHref={paths.home()}
        toggle={toggle}
        onToggle={onToggle}
        removal={removal}
        onDelete={onDelete}
      />
    </>
  );
}
