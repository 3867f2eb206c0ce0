'use client';

import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useBrand } from '../../layout/useBrand.ts';
import { usePricingMessages } from '../../messages/usePricingMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanTable } from './PlanTable.tsx';
import { planNames } from './plans.ts';
import { faq, questions } from './PricingPage.css.ts';

export interface PricingPageProps {
  hrefs: { signUpFreelancer: string; signUpClient: string };
}

/** Shows the prices of the marketplace for each role. */
export function PricingPage({ hrefs }: PricingPageProps) {
  const messages = usePricingMessages();
  const { name } = useBrand();
  const signUpHref = { freelancer: hrefs.signUpFreelancer, client: hrefs.signUpClient };
  return (
    <PageBody>
      <Stack space={{ phone: '48', tablet: '64' }}>
        <Stack space="32">
          <PageHeader title={messages.title} lead={messages.lead} />
          <Tabs
            label={messages.tabs}
            tabs={(['freelancer', 'client'] as const).map((role) => ({
              value: role,
              label: messages.plansFor[role],
              panel: (
                <Stack space={{ phone: '32', tablet: '48' }}>
                  <Tiles space={{ phone: '16', desktop: '24' }} columns={{ phone: '1', tablet: '3' }}>
                    {planNames.map((plan) => (
                      <PlanCard key={plan} role={role} plan={plan} signUpHref={signUpHref[role]} />
                    ))}
                  </Tiles>
                  <Section space="16" title={messages.compare.title}>
                    <PlanTable role={role} label={messages.plansFor[role]} />
                  </Section>
                </Stack>
              ),
            }))}
          />
        </Stack>
        <section className={faq}>
          <Heading level={2}>{messages.questions}</Heading>
          <div className={questions}>
            {messages.faq(name).map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                {answer}
              </Disclosure>
            ))}
          </div>
        </section>
      </Stack>
    </PageBody>
  );
}
