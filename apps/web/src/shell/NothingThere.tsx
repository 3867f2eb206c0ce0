import { NotFoundPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { data } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { PageHead } from './PageHead.tsx';

/** A loader returns this for an address without a page. It makes a server respond with 404. */
export const nothingThere = data(null, { status: 404 });

/** The page of an address that does not exist. */
export function NothingThere() {
  return (
    <>
      <PageHead title={useSiteMessages().notFound.title} preview={null} />
      <NotFoundPage homeHref={paths.home()} />
    </>
  );
}
