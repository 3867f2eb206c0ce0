import { LandingPage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { landingQuery } from '../../site/landingQuery.ts';
import { siteQuery } from '../../site/siteQuery.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, landingQuery(app), siteQuery(app));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const navigate = useNavigate();
  const landing = useLoadable(landingQuery(app), loadMessages.jobs(useJobMessages()));
  const { data: site } = useQuery(siteQuery(app));
  return (
    <>
      <PageHead
        title={appMessages.titles.landing}
        preview={{ description: appMessages.descriptions.landing, canonical: paths.home() }}
      />
      <LandingPage
        landing={landing}
        jobHref={paths.job}
        freelancerHref={paths.freelancer}
        companyHref={paths.company}
        jobValueHref={({ filter, value }) => paths.jobs({ [filter]: [value] })}
        skillHref={({ id }) => paths.foundFreelancers({ skill: id })}
        onSearch={(side, search) =>
          void navigate(side === 'work' ? paths.jobs({ search }) : paths.foundFreelancers({ search }))
        }
        jobCounts={site?.job_counts ?? []}
        categoryHref={paths.categoryJobs}
        hrefs={{
          jobs: paths.jobs(),
          freelancers: paths.freelancers(),
          categories: paths.category(),
          signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
          signUpClient: paths.signUp({ tab: 'client' }),
          howItWorks: paths.howItWorks(),
        }}
        decisionHoldSeconds={site?.decision_hold_seconds ?? null}
        today={app.today()}
      />
    </>
  );
}
