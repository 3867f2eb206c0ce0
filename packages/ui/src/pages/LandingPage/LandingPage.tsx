'use client';

import { categoryValues } from '@skillharbor/contract';
import type { Category, JobCount, JobSummary } from '@skillharbor/contract';
import { ArrowRight } from 'lucide-react';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { countOf } from '../../cards/CategoryCard/countOf.ts';
import { NewestJobs } from '../../cards/NewestJobs/NewestJobs.tsx';
import { Logo } from '../../layout/Logo/Logo.tsx';
import { PageBand } from '../../layout/PageBand/PageBand.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { SignUpPanels } from '../../layout/SignUpPanels/SignUpPanels.tsx';
import { Steps } from '../../layout/Steps/Steps.tsx';
import { useHowItWorks } from '../../layout/Steps/useHowItWorks.ts';
import { useBrand } from '../../layout/useBrand.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { HarborLight } from './HarborLight.tsx';
import { Hero } from './Hero.tsx';
import { above, jobs, jobsHead, light, water } from './LandingPage.css.ts';

export interface LandingPageProps {
  /** The three newest jobs, newest first. */
  newestJobs: Loadable<readonly JobSummary[]>;
  jobHref: (id: number) => string;
  /** Called with the trimmed search, which is empty for all jobs. Omit it if jobs cannot be searched. */
  onSearch?: ((query: string) => void) | undefined;
  categoryHref: (category: Category) => string;
  /** The number of jobs by category. It is empty until the numbers are known. */
  jobCounts: readonly JobCount[];
  hrefs: {
    jobs: string;
    categories: string;
    signUpFreelancer: string;
    signUpClient: string;
    howItWorks: string;
  };
  /**
   * The number of seconds for which a client can undo a decision before the freelancer sees it, or null until it is
   * known.
   */
  decisionHoldSeconds: number | null;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

const roles = ['freelancer', 'client'] as const;

/** Shows a visitor's first page, which presents the product, the newest jobs, and how to start. */
export function LandingPage(props: LandingPageProps) {
  const { newestJobs, jobHref, onSearch, categoryHref, jobCounts, hrefs, decisionHoldSeconds, today } = props;
  const messages = useSiteMessages();
  const steps = useHowItWorks('short', decisionHoldSeconds);
  const { Mark } = useBrand();
  return (
    <>
      <div className={water}>
        <Hero jobsHref={hrefs.jobs} onSearch={onSearch} signUpClientHref={hrefs.signUpClient} />

        <section className={jobs}>
          <PageBody spacing="none">
            <div className={jobsHead}>
              {Mark === Logo ? (
                <HarborLight />
              ) : (
                <span className={light}>
                  <Mark />
                </span>
              )}
              <div className={above}>
                <Heading level={2}>{messages.landing.newestJobs}</Heading>
              </div>
              <div className={above}>
                <Link href={hrefs.jobs} tone="quiet" iconEnd={<ArrowRight />}>
                  {messages.landing.allJobs}
                </Link>
              </div>
            </div>
            <div className={above}>
              <NewestJobs jobs={newestJobs} jobHref={jobHref} today={today} />
            </div>
          </PageBody>
        </section>
      </div>

      <PageBand
        tone="raised"
        title={messages.landing.howItWorks}
        action={
          <Link href={hrefs.howItWorks} tone="quiet" iconEnd={<ArrowRight />}>
            {messages.landing.howItWorksMore}
          </Link>
        }
      >
        <Tiles space={{ phone: '32', tablet: '48' }} columns={{ phone: '1', tablet: '2' }}>
          {roles.map((role) => (
            <Stack key={role} space="16">
              <Heading level={3}>{messages.howItWorks.forRole[role]}</Heading>
              <Steps level={4} items={steps[role]} />
            </Stack>
          ))}
        </Tiles>
      </PageBand>

      <PageBand
        title={messages.landing.categories}
        action={
          <Link href={hrefs.categories} tone="quiet" iconEnd={<ArrowRight />}>
            {messages.category.allCategories}
          </Link>
        }
      >
        <Tiles as="ul" space={{ phone: '8', tablet: '16' }} columns={{ phone: '2', tablet: '3' }}>
          {categoryValues.map((category) => (
            <li key={category}>
              <CategoryCard
                category={category}
                href={categoryHref(category)}
                count={countOf(category, jobCounts)}
              />
            </li>
          ))}
        </Tiles>
      </PageBand>

      <SignUpPanels signUpFreelancerHref={hrefs.signUpFreelancer} signUpClientHref={hrefs.signUpClient} />
    </>
  );
}
