import type { OtherJobsProps } from '@skillharbor/ui/cards';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { mapLoadable } from '../loading/mapLoadable.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { paths } from '../navigation/paths.ts';
import { newestOf } from './newestOf.ts';
import { jobsQuery } from './queries.ts';

/** Returns the newest jobs and a search in all jobs, for a page without content of its own. */
export function useOtherJobs(): OtherJobsProps {
  const app = useApp();
  const navigate = useNavigate();
  const newest = useLoadable(jobsQuery(app, {}, 1), loadMessages.jobs(useJobMessages()));
  return {
    jobs: mapLoadable(newest, newestOf),
    jobHref: paths.job,
    today: app.today(),
    jobsHref: paths.jobs(),
    onSearch: (search) => void navigate(paths.jobs({ search })),
  };
}
