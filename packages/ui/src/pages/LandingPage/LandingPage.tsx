'use client';

import type { Category, JobSummary } from '@skillharbor/contract';
import { ArrowRight } from 'lucide-react';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { categories } from '../../cards/CategoryCard/categories.ts';
import { Calls, PageBody, Section, Steps } from '../../layout/index.ts';
import { Heading, Link, Stack, Tiles, useMessages, type Loadable } from '../../primitives/index.ts';
import { HarborLight } from './HarborLight.tsx';
import { Hero } from './Hero.tsx';
import { NewestJobs } from './NewestJobs.tsx';
import { above, jobs, jobsHead, water } from './LandingPage.css.ts';

export interface LandingPageProps {
  /** The three newest, newest first. */
  newestJobs: Loadable<readonly JobSummary[]>;
  jobHref: (id: number) => string;
  /** The words of the search field, trimmed; empty for all jobs. */
  onSearch: (query: string) => void;
  categoryHref: (category: Category) => string;
  hrefs: { jobs: string; signUpFreelancer: string; signUpClient: string; howItWorks: string };
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

const roles = ['freelancer', 'client'] as const;

/** What a visitor sees first: what this is, what is there to do, and how to begin. */
export function LandingPage({ newestJobs, jobHref, onSearch, categoryHref, hrefs, today }: LandingPageProps) {
  const words = useMessages().site;
  return (
    <>
      <div className={water}>
        <Hero onSearch={onSearch} signUpClientHref={hrefs.signUpClient} />

        <section className={jobs}>
          <PageBody spacing="none">
            <div className={jobsHead}>
              <HarborLight />
              <div className={above}>
                <Heading level={2}>{words.landing.newestJobs}</Heading>
              </div>
              <div className={above}>
                <Link href={hrefs.jobs} tone="quiet" iconEnd={<ArrowRight />}>
                  {words.landing.allJobs}
                </Link>
              </div>
            </div>
            <div className={above}>
              <NewestJobs jobs={newestJobs} jobHref={jobHref} today={today} />
            </div>
          </PageBody>
        </section>
      </div>

      <Section
        tone="raised"
        title={words.landing.howItWorks}
        action={
          <Link href={hrefs.howItWorks} tone="quiet" iconEnd={<ArrowRight />}>
            {words.landing.howItWorksMore}
          </Link>
        }
      >
        <Tiles space={{ phone: '32', tablet: '48' }} columns={{ phone: '1', tablet: '2' }}>
          {roles.map((role) => (
            <Stack key={role} space="16">
              <Heading level={3}>{words.howItWorks.forRole[role]}</Heading>
              <Steps level={4} items={words.howItWorks.short[role]} />
            </Stack>
          ))}
        </Tiles>
      </Section>

      <Section title={words.landing.categories}>
        <Tiles as="ul" space={{ phone: '8', tablet: '16' }} columns={{ phone: '2', tablet: '3' }}>
          {categories.map((category) => (
            <li key={category}>
              <CategoryCard category={category} href={categoryHref(category)} />
            </li>
          ))}
        </Tiles>
      </Section>

      <Calls signUpFreelancerHref={hrefs.signUpFreelancer} signUpClientHref={hrefs.signUpClient} />
    </>
  );
}
