import { unwrap } from '@skillharbor/api-client';
import { LandingPage } from '@skillharbor/ui/pages';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { loadWords } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

const NEWEST = 3;

export async function loader({ context, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    newest: await load(app, () => unwrap(app.api.anonymous.GET('/api/job-listings/listings/', { signal }))),
  };
}

export function Component() {
  const navigate = useNavigate();
  const newest = useLoadable(useLoaderData<typeof loader>().newest, loadWords.jobs);
  return (
    <>
      <PageTitle>{words.titles.landing}</PageTitle>
      <LandingPage
        newestJobs={mapLoadable(newest, ({ results }) => results.slice(0, NEWEST))}
        jobHref={paths.job}
        onSearch={(search) => void navigate(paths.jobs({ search }))}
        categoryHref={(category) => paths.jobs({ category })}
        hrefs={{
          jobs: paths.jobs(),
          signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
          signUpClient: paths.signUp({ tab: 'client' }),
          howItWorks: paths.howItWorks(),
        }}
        today={useApp().today()}
      />
    </>
  );
}
