import { CategoryPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteQuery(app));
}

export function Component() {
  const { data: site } = useQuery(siteQuery(useApp()));
  const { title, lead } = useSiteMessages().category;
  return (
    <>
      <PageHead title={title} preview={{ description: lead, canonical: paths.category() }} />
      <CategoryPage
        jobCounts={site?.job_counts ?? []}
        categoryHref={(category) => paths.jobs({ category: [category] })}
        hrefs={{ jobs: paths.jobs(), howItWorks: paths.howItWorks() }}
      />
    </>
  );
}
