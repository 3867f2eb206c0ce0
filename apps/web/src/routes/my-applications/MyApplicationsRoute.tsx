import { unwrap, type Api } from '@skillharbor/api-client';
import { MyApplicationsPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { usePagedList } from '../../data/usePagedList.ts';
import { loadWords } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  return { first: await load(app, () => fetchMyApplications(app.api, 1, request.signal)) };
}

function fetchMyApplications(api: Api, page: number, signal: AbortSignal) {
  return unwrap(api.credentialed.GET('/api/applications/my/', { params: { query: { page } }, signal }));
}

export function Component() {
  const { api } = useApp();
  const words = useMessages().jobs.applications;
  const first = useLoadable(useLoaderData<typeof loader>().first, loadWords.myApplications);
  const { items, pages } = usePagedList({
    first,
    load: (page, signal) => fetchMyApplications(api, page, signal),
    failed: words.loadFailed,
  });

  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <MyApplicationsPage
        applications={mapLoadable(first, () => items)}
        pages={pages}
        jobHref={paths.job}
        listingsHref={paths.jobs()}
      />
    </>
  );
}
