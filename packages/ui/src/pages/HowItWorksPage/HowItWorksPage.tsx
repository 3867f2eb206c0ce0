'use client';

import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { SignUpPanels } from '../../layout/SignUpPanels/SignUpPanels.tsx';
import { Steps } from '../../layout/Steps/Steps.tsx';
import { useHowItWorks } from '../../layout/Steps/useHowItWorks.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useExamples } from './useExamples.tsx';

export interface HowItWorksPageProps {
  /** The addresses of the sign-up pages, or null for signed-in users. */
  hrefs: { signUpFreelancer: string; signUpClient: string } | null;
  /**
   * The number of seconds for which a client can undo a decision before the freelancer sees it, or null until it is
   * known.
   */
  decisionHoldSeconds: number | null;
  /** The current UTC day, `YYYY-MM-DD`. The examples have dates near it. */
  today: string;
}

/** Explains how the marketplace works, for both roles, and shows each step as it looks in the product. */
export function HowItWorksPage({ hrefs, decisionHoldSeconds, today }: HowItWorksPageProps) {
  const messages = useSiteMessages().howItWorks;
  const steps = useHowItWorks('steps', decisionHoldSeconds);
  const examples = useExamples(today);
  return (
    <>
      <PageBody>
        <Stack space={{ phone: '32', tablet: '48' }}>
          <PageHeader title={messages.title} lead={messages.lead} />
          <Stack space={{ phone: '48', tablet: '64' }}>
            {(['freelancer', 'client'] as const).map((role) => (
              <Section key={role} space="24" title={messages.forRole[role]}>
                <Steps
                  level={3}
                  items={steps[role].map((step, index) => ({ ...step, example: examples[role][index] }))}
                />
              </Section>
            ))}
          </Stack>
        </Stack>
      </PageBody>
      {hrefs && (
        <SignUpPanels signUpFreelancerHref={hrefs.signUpFreelancer} signUpClientHref={hrefs.signUpClient} />
      )}
    </>
  );
}
