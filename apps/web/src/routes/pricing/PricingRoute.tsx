import { PricingPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';

const signUp = {
  signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
  signUpClient: paths.signUp({ tab: 'client' }),
};

export function Component() {
  return (
    <>
      <PageTitle>{useMessages().site.pricing.title}</PageTitle>
      <PricingPage hrefs={signUp} />
    </>
  );
}
