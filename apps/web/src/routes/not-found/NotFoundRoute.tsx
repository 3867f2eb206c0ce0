import { NotFoundPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';

export function Component() {
  return (
    <>
      <PageTitle>{useMessages().site.notFound.title}</PageTitle>
      <NotFoundPage homeHref={paths.home()} />
    </>
  );
}
