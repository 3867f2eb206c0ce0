'use client';

import { Calls, PageBody, PageHeader, Steps } from '../../layout/index.ts';
import { Card, Heading, Stack, Tiles, useMessages } from '../../primitives/index.ts';

export interface HowItWorksPageProps {
  /** Where to sign up; null for those who are signed in. */
  hrefs: { signUpFreelancer: string; signUpClient: string } | null;
}

export function HowItWorksPage({ hrefs }: HowItWorksPageProps) {
  const words = useMessages().site.howItWorks;
  return (
    <>
      <PageBody>
        <Stack space={{ phone: '32', tablet: '48' }}>
          <PageHeader title={words.title} lead={words.lead} />
          <Tiles space="24" columns={{ phone: '1', tablet: '2' }}>
            {(['freelancer', 'client'] as const).map((role) => (
              <Card key={role} as="section" padding="large">
                <Stack space="24">
                  <Heading level={2}>{words.forRole[role]}</Heading>
                  <Steps level={3} items={words.steps[role]} />
                </Stack>
              </Card>
            ))}
          </Tiles>
        </Stack>
      </PageBody>
      {hrefs && <Calls signUpFreelancerHref={hrefs.signUpFreelancer} signUpClientHref={hrefs.signUpClient} />}
    </>
  );
}
