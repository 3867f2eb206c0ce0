import { NotFoundPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { data } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { PageHead } from './PageHead.tsx';

/** What a loader returns for an address at which no page is, so that a server answers 404. */
export const nothingThere = data(null, { status: 404 });

/** The page of such an address. */
export function NothingThere() {
  return (
    <>
      <PageHead title={useSiteMessages().notFound.title} preview={null} />
      <NotFoundPage homeHref={paths.home()} />
    </>
  );
}
