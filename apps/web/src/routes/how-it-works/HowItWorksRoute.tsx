import { HowItWorksPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useUser } from '../../useApp.ts';

const signUp = {
  signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
  signUpClient: paths.signUp({ tab: 'client' }),
};

export function Component() {
  return (
    <>
      <PageTitle>{useMessages().site.howItWorks.title}</PageTitle>
      <HowItWorksPage hrefs={useUser() === null ? signUp : null} />
    </>
  );
}
