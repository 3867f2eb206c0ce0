import { NotFoundPage } from '@skillharbor/ui/pages';
import { useJobMessages, useSiteMessages } from '@skillharbor/ui/primitives';
import type { NotFoundJobs } from '@skillharbor/ui/pages';
import { useNavigate } from 'react-router-dom';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { newestOf } from '../jobs/newestOf.ts';
import { jobsQuery } from '../jobs/queries.ts';
import { mapLoadable } from '../loading/mapLoadable.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { paths } from '../navigation/paths.ts';
import { useRole } from '../session/useRole.ts';
import { PageHead } from './PageHead.tsx';

/** The page of an address that does not exist. */
export function NothingThere() {
  return (
    <>
      <PageHead title={useSiteMessages().notFound.title} preview={null} />
      {useRole() === 'client' ? <NotFoundPage homeHref={paths.home()} jobs={null} /> : <WithJobs />}
    </>
  );
}

function WithJobs() {
  const app = useApp();
  const navigate = useNavigate();
  const newest = useLoadable(jobsQuery(app, {}, 1), loadMessages.jobs(useJobMessages()));
  const jobs: NotFoundJobs = {
    jobs: mapLoadable(newest, newestOf),
    jobHref: paths.job,
    today: app.today(),
    jobsHref: paths.jobs(),
    onSearch: (search) => void navigate(paths.jobs({ search })),
  };
  return <NotFoundPage homeHref={paths.home()} jobs={jobs} />;
}
