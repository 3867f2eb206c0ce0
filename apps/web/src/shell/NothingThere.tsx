import { NotFoundPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { useOtherJobs } from '../jobs/useOtherJobs.ts';
import { paths } from '../navigation/paths.ts';
import { useRole } from '../session/useRole.ts';
import { PageHead } from './PageHead.tsx';

/** The page for addresses that do not exist. */
export function NothingThere() {
  return (
    <>
      <PageHead title={useSiteMessages().notFound.title} preview={null} />
      {useRole() === 'client' ? <NotFoundPage homeHref={paths.home()} jobs={null} /> : <WithJobs />}
    </>
  );
}

function WithJobs() {
  return <NotFoundPage homeHref={paths.home()} jobs={useOtherJobs()} />;
}
