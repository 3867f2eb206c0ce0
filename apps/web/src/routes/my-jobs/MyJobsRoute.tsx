import { unwrap, type Api } from '@skillharbor/api-client';
import { ClientDashboardPage } from '@skillharbor/ui/pages';
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
import { useApp, useUser } from '../../useApp.ts';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  return { first: await load(app, () => fetchMyJobs(app.api, 1, request.signal)) };
}

function fetchMyJobs(api: Api, page: number, signal: AbortSignal) {
  return unwrap(api.bearer.GET('/api/job-listings/my-listings/', { params: { query: { page } }, signal }));
}

export function Component() {
  const { api, today } = useApp();
  const messages = useMessages();
  const first = useLoadable(useLoaderData<typeof loader>().first, loadWords.myJobs);
  const { items: jobs, pages } = usePagedList({
    first,
    load: (page, signal) => fetchMyJobs(api, page, signal),
    failed: loadWords.myJobs(messages).other,
  });

  return (
    <>
      <PageTitle>{messages.client.dashboard.title}</PageTitle>
      <ClientDashboardPage
        firstName={useUser()?.first_name ?? ''}
        jobs={mapLoadable(first, ({ totals }) => ({ jobs, totals }))}
        pages={pages}
        createJobHref={paths.createJob()}
        manageHref={paths.manageJob}
        today={today()}
      />
    </>
  );
}
