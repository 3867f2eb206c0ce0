'use client';

import { PageBody, PageHeader } from '../../layout/index.ts';
import { Disclosure, Heading, Stack, Tabs, Tiles, useMessages } from '../../primitives/index.ts';
import { PlanCard } from './PlanCard.tsx';
import { planNames } from './plans.ts';
import { faq } from './PricingPage.css.ts';

export interface PricingPageProps {
  hrefs: { signUpFreelancer: string; signUpClient: string };
}

export function PricingPage({ hrefs }: PricingPageProps) {
  const words = useMessages().site.pricing;
  const signUpHref = { freelancer: hrefs.signUpFreelancer, client: hrefs.signUpClient };
  return (
    <PageBody>
      <Stack space={{ phone: '48', tablet: '64' }}>
        <Stack space="32">
          <PageHeader title={words.title} lead={words.lead} />
          <Tabs
            label={words.tabs}
            tabs={(['freelancer', 'client'] as const).map((role) => ({
              value: role,
              label: words.plansFor[role],
              panel: (
                <Tiles space={{ phone: '16', desktop: '24' }} columns={{ phone: '1', tablet: '3' }}>
                  {planNames.map((plan) => (
                    <PlanCard key={plan} role={role} plan={plan} signUpHref={signUpHref[role]} />
                  ))}
                </Tiles>
              ),
            }))}
          />
        </Stack>
        <section className={faq}>
          <Heading level={2}>{words.questions}</Heading>
          <div>
            {words.faq.map(({ question, answer }) => (
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
