import { useBrand } from '@skillharbor/ui/layout';
import { CategoryPage } from '@skillharbor/ui/pages';
import { useJobMessages, useSiteMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { newestOf } from '../../jobs/newestOf.ts';
import { jobsQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteQuery(app), jobsQuery(app, {}, 1));
}

export function Component() {
  const app = useApp();
  const { data: site } = useQuery(siteQuery(app));
  const newest = useLoadable(jobsQuery(app, {}, 1), loadMessages.jobs(useJobMessages()));
  const { title, lead } = useSiteMessages().category;
  const { name } = useBrand();
  return (
    <>
      <PageHead title={title} preview={{ description: lead(name), canonical: paths.category() }} />
      <CategoryPage
        jobCounts={site?.job_counts ?? []}
        categoryHref={paths.categoryJobs}
        newestJobs={mapLoadable(newest, newestOf)}
        jobHref={paths.job}
        hrefs={{ jobs: paths.jobs(), howItWorks: paths.howItWorks() }}
        today={app.today()}
      />
    </>
  );
}
