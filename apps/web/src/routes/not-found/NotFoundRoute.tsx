import { data } from 'react-router-dom';
import { NotFoundPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

/** Found nowhere, so a server answers 404. */
export const loader = async () => data(null, { status: 404 });

export function Component() {
  return (
    <>
      <PageHead title={useSiteMessages().notFound.title} preview={null} />
      <NotFoundPage homeHref={paths.home()} />
    </>
  );
}
