import { HowItWorksPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { load } from '../../loading/load.ts';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';

/** Loads data about the site. A failure is ignored, because only a small part of the page needs this data. */
export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  await load(app, siteQuery(app));
  return null;
}

const signUp = {
  signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
  signUpClient: paths.signUp({ tab: 'client' }),
};

export function Component() {
  const { title, lead } = useSiteMessages().howItWorks;
  const app = useApp();
  const { data: site } = useQuery(siteQuery(app));
  return (
    <>
      <PageHead title={title} preview={{ description: lead, canonical: paths.howItWorks() }} />
      <HowItWorksPage
        hrefs={useRole() === null ? signUp : null}
        decisionHoldSeconds={site?.decision_hold_seconds ?? null}
        today={app.today()}
      />
    </>
  );
}
