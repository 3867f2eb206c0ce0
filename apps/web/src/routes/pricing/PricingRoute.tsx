import { PricingPage } from '@skillharbor/ui/pages';
import { usePricingMessages } from '@skillharbor/ui/primitives';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const signUp = {
  signUpFreelancer: paths.signUp({ tab: 'freelancer' }),
  signUpClient: paths.signUp({ tab: 'client' }),
};

export function Component() {
  const { title, lead } = usePricingMessages();
  return (
    <>
      <PageHead title={title} preview={{ description: lead, canonical: paths.pricing() }} />
      <PricingPage hrefs={signUp} />
    </>
  );
}
