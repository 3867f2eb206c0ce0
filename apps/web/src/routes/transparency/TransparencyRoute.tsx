import { TransparencyPage } from '@skillharbor/ui/pages';
import { useTransparencyMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { transparencyQuery } from '../../reports/queries.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, transparencyQuery(app));
}

export function Component() {
  const { title, lead, loadFailed } = useTransparencyMessages();
  const loaded = useLoadable(transparencyQuery(useApp()), { other: loadFailed });
  return (
    <>
      <PageHead title={title} preview={{ description: lead, canonical: paths.transparency() }} />
      <TransparencyPage years={mapLoadable(loaded, ({ results }) => results)} />
    </>
  );
}
