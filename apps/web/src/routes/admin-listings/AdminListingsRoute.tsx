import { ListingsPage } from '@skillharbor/ui/pages';
import { useDeskMessages } from '@skillharbor/ui/primitives';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { deskJobsQuery } from '../../desk/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const searchIn = (query: URLSearchParams) => query.get('search') ?? '';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, deskJobsQuery(app, searchIn(new URL(request.url).searchParams), 1));
}

export function Component() {
  const app = useApp();
  const messages = useDeskMessages().listings;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = searchIn(query);
  const { first, items, pages } = usePagedList((page) => deskJobsQuery(app, search, page), {
    other: messages.loadFailed,
  });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ListingsPage
        jobs={mapLoadable(first, () => items)}
        pages={pages}
        jobHref={paths.job}
        personHref={paths.deskPerson}
        caseHref={paths.moderationCase}
        search={search}
        onSearch={(next) => void navigate(paths.deskListings({ search: next }))}
        hrefs={deskHrefs}
      />
    </>
  );
}
