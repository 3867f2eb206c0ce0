'use client';

import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { SignUpPanels } from '../../layout/SignUpPanels/SignUpPanels.tsx';
import { Steps } from '../../layout/Steps/Steps.tsx';
import { useHowItWorks } from '../../layout/Steps/useHowItWorks.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';

export interface HowItWorksPageProps {
  /** The addresses of the sign-up page, or null for signed-in users. */
  hrefs: { signUpFreelancer: string; signUpClient: string } | null;
  /**
   * The number of seconds for which a client can undo a decision before the freelancer sees it, or null until it is
   * known.
   */
  decisionHoldSeconds: number | null;
}

/** Explains how the marketplace works, for both roles. */
export function HowItWorksPage({ hrefs, decisionHoldSeconds }: HowItWorksPageProps) {
  const messages = useSiteMessages().howItWorks;
  const steps = useHowItWorks('steps', decisionHoldSeconds);
  return (
    <>
      <PageBody>
        <Stack space={{ phone: '32', tablet: '48' }}>
          <PageHeader title={messages.title} lead={messages.lead} />
          <Tiles space="24" columns={{ phone: '1', tablet: '2' }}>
            {(['freelancer', 'client'] as const).map((role) => (
              <Card key={role} as="section" padding="large">
                <Stack space="24">
                  <Heading level={2}>{messages.forRole[role]}</Heading>
                  <Steps level={3} items={steps[role]} />
                </Stack>
              </Card>
            ))}
          </Tiles>
        </Stack>
      </PageBody>
      {hrefs && (
        <SignUpPanels signUpFreelancerHref={hrefs.signUpFreelancer} signUpClientHref={hrefs.signUpClient} />
      )}
    </>
  );
}
