import { HowItWorksPage } from '@skillharbor/ui/pages';
import { useSiteMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const signUp = {
  signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
  signUpClient: paths.signUp({ tab: 'client' }),
};

export function Component() {
  const { title, lead } = useSiteMessages().howItWorks;
  return (
    <>
      <PageHead title={title} preview={{ description: lead, canonical: paths.howItWorks() }} />
      <HowItWorksPage hrefs={useRole() === null ? signUp : null} />
    </>
  );
}
