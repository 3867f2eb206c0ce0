import { categoryValues } from '@skillharbor/contract';
import type { Category } from '@skillharbor/contract';
import { CategoryJobsPage } from '@skillharbor/ui/pages';
import { useJobMessages, useSiteMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Params } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { jobsQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { feeds, paths } from '../../navigation/paths.ts';
import { NotFound, notFound } from '../../shell/notFound.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const category = categoryIn(params);
  if (category === null) return notFound(app);
  return load(app, jobsQuery(app, { category: [category] }, 1), siteQuery(app));
}

export function Component() {
  const category = categoryIn(useParams());
  return category === null ? <NotFound /> : <CategoryJobs category={category} />;
}

function CategoryJobs({ category }: { category: Category }) {
  const appMessages = useAppMessages();
  const app = useApp();
  const messages = useJobMessages();
  const { jobsTitle } = useSiteMessages().category;
  const asked = { category: [category] };
  const { first, items, pages } = usePagedList(
    (page) => jobsQuery(app, asked, page),
    loadMessages.jobs(messages),
  );
  const { data: site } = useQuery(siteQuery(app));
  const explore = paths.jobs(asked);
  return (
    <>
      <PageHead
        title={jobsTitle(messages.categories[category])}
        preview={{
          description: appMessages.descriptions.jobsIn(messages.categoryDescriptions[category]),
          // The explore page shows the same jobs and also has the search and the filters, so search engines should
          // index only that page.
          canonical: explore,
          feeds: feeds.jobs(asked),
        }}
      />
      <CategoryJobsPage
        category={category}
        categoryHref={paths.categoryJobs}
        jobCounts={site?.job_counts ?? []}
        jobs={mapLoadable(first, () => items)}
        pages={pages}
        jobHref={paths.job}
        hrefs={{ categories: paths.category(), jobs: paths.jobs(), explore }}
        today={app.today()}
      />
    </>
  );
}

/** Returns the category in the URL, or null if there is no such category. */
function categoryIn({ category }: Params): Category | null {
  return categoryValues.find((value) => value === category) ?? null;
}
