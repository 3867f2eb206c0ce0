import { MyApplicationsPage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { myApplicationsQuery } from '../../applications/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, myApplicationsQuery(app, 1));
}

export function Component() {
  const app = useApp();
  const messages = useJobMessages().applications;
  const { first, items, pages } = usePagedList(
    (page) => myApplicationsQuery(app, page),
    loadMessages.myApplications(useJobMessages()),
  );

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <MyApplicationsPage
        applications={mapLoadable(first, () => items)}
        pages={pages}
        jobHref={paths.job}
        listingsHref={paths.jobs()}
      />
    </>
  );
}
