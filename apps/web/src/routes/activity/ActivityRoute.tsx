import { ActivityPage } from '@skillharbor/ui/pages';
import type { ActivityPageProps } from '@skillharbor/ui/pages';
import { useActivityMessages } from '@skillharbor/ui/primitives';
import type { Pages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { activityQuery } from '../../session/queries.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, activityQuery(app, 1));
}

export function Component() {
  const app = useApp();
  const messages = useActivityMessages();
  const { first, items, pages } = usePagedList(
    (page) => activityQuery(app, page),
    loadMessages.activity(messages),
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ActivityPage
        activity={mapLoadable(first, () => items)}
        more={moreOf(pages)}
        accountHref={paths.account()}
      />
    </>
  );
}

function moreOf({ pending, next }: Pages): ActivityPageProps['more'] {
  if (pending) return { status: 'loading' };
  return typeof next === 'function' ? { status: 'some', onShow: next } : { status: 'none' };
}
