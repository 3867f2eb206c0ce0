import { CompanyPage } from '@skillharbor/ui/pages';
import { useCompanyMessages } from '@skillharbor/ui/primitives';
import { redirect, useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { companyKeyIn } from '../../companies/companyKey.ts';
import { companyPreview } from '../../companies/companyPreview.ts';
import { organization } from '../../companies/organization.ts';
import { companyJobsQuery, companyQuery } from '../../companies/queries.ts';
import { useOwnCompany } from '../../companies/useOwnCompany.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { feeds, paths } from '../../navigation/paths.ts';
import { useTeamRole } from '../../session/useTeamRole.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { useHasFeeds } from '../../site/useHasFeeds.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const key = companyKeyIn(params);
  const query = companyQuery(app, key);
  const loaded = await load(app, query, companyJobsQuery(app, key, 1), siteQuery(app));
  const slug = app.queries.getQueryData(query.queryKey)?.slug;
  // The redirect is not permanent, because a company may return to an earlier name.
  if (slug !== undefined && slug !== params['company']) throw redirect(paths.company(slug));
  return loaded;
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const key = companyKeyIn(useParams());
  const messages = useCompanyMessages();
  const company = useLoadable(companyQuery(app, key), loadMessages.company(messages));
  const { first, items, pages } = usePagedList(
    (page) => companyJobsQuery(app, key, page),
    loadMessages.companyJobs(messages),
  );
  const ownSlug = useOwnCompany()?.slug ?? null;
  const hasFeeds = useHasFeeds();
  const isOwner = useTeamRole() === 'owner';
  const ready = company.status === 'ready' ? company.data : null;

  return (
    <>
      <SubjectHead
        subject={company}
        title={({ name }) => appMessages.titles.company(name)}
        meanwhile={messages.page.title}
        preview={(data) => companyPreview(data, appMessages)}
      />
      <StructuredData data={ready && organization(ready, app)} />
      <CompanyPage
        company={company}
        jobs={mapLoadable(first, () => items)}
        pages={pages}
        jobHref={paths.job}
        {...(hasFeeds && ready?.slug && { feedHref: feeds.companyJobs(ready.slug).atom })}
        listingsHref={paths.jobs()}
        freelancerHref={paths.freelancer}
        editHref={ready !== null && ready.slug === ownSlug && isOwner ? paths.editCompany() : null}
        today={app.today()}
      />
    </>
  );
}
