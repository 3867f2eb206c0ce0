import { CategoryPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';

export function Component() {
  return (
    <>
      <PageTitle>{useMessages().site.category.title}</PageTitle>
      <CategoryPage
        categoryHref={(category) => paths.jobs({ category })}
        hrefs={{ jobs: paths.jobs(), howItWorks: paths.howItWorks() }}
      />
    </>
  );
}
