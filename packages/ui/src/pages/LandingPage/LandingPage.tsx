'use client';

import { categoryValues } from '@skillharbor/contract';
import type { Category, JobCount, Landing, LandingJobValue, SkillFacet } from '@skillharbor/contract';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { countOf } from '../../cards/CategoryCard/countOf.ts';
import { FreelancerCard } from '../../cards/FreelancerCard/FreelancerCard.tsx';
import { NewestJobs } from '../../cards/NewestJobs/NewestJobs.tsx';
import { PageBand } from '../../layout/PageBand/PageBand.tsx';
import { SignUpPanels } from '../../layout/SignUpPanels/SignUpPanels.tsx';
import { useHowItWorks } from '../../layout/Steps/useHowItWorks.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { Companies } from './Companies.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import type { PopularSearch, Side } from './Hero.tsx';
import { Pieces } from './Pieces.tsx';
import type { Maker } from './Pieces.tsx';
import { Scenes } from './Scenes.tsx';

export interface LandingPageProps {
  /** The jobs, the people and the figures of the page. */
  landing: Loadable<Landing>;
  jobHref: (id: number) => string;
  freelancerHref: (id: number) => string;
  companyHref: (slug: string) => string;
  /** Returns the address of the list of jobs, filtered by this value. */
  jobValueHref: (value: LandingJobValue) => string;
  /** Returns the address of the directory, filtered by this skill. */
  skillHref: (skill: SkillFacet) => string;
  /**
   * Called with what the visitor searches for, jobs or freelancers, and with the trimmed search text. An empty text
   * finds all jobs or all freelancers.
   */
  onSearch: (side: Side, query: string) => void;
  categoryHref: (category: Category) => string;
  /** The number of jobs by category. It is empty until the numbers are known. */
  jobCounts: readonly JobCount[];
  hrefs: {
    jobs: string;
    freelancers: string;
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

const SHOWN_PEOPLE = 3;
const SHOWN_PIECES = 6;

/**
 * Shows the first page for visitors, which makes the promise of the product, and shows companies, freelancers and their
 * work.
 */
export function LandingPage(props: LandingPageProps) {
  const { landing, categoryHref, jobCounts, hrefs, onSearch, decisionHoldSeconds, today } = props;
  const messages = useSiteMessages();
  const [side, setSide] = useState<Side>('work');
  const steps = useHowItWorks('short', decisionHoldSeconds);
  const data = landing.status === 'ready' ? landing.data : null;
  const popular = usePopularSearches(data, props);
  const makers = (data?.people ?? [])
    .filter((person): person is Maker => person.cover !== null)
    .slice(0, SHOWN_PIECES);
  const listHrefs = { work: hrefs.jobs, talent: hrefs.freelancers };
  return (
    <>
      <Hero
        side={side}
        onSideChange={setSide}
        listHrefs={listHrefs}
        onSearch={onSearch}
        popular={popular?.[side] ?? null}
        promise={data?.promise ?? null}
        today={today}
      />
      <PageBand
        title={messages.landing.newest[side]}
        action={
          <Link href={listHrefs[side]} tone="quiet" iconEnd={<ArrowRight />}>
            {messages.landing.all[side]}
          </Link>
        }
      >
        <Newest {...props} side={side} />
      </PageBand>
      {data && (
        <PageBand tone="raised">
          <Stack space="48">
            <Figures {...data} />
            {data.companies.length > 0 && <Companies companies={data.companies} href={props.companyHref} />}
          </Stack>
        </PageBand>
      )}
      {makers.length > 0 && (
        <PageBand title={messages.landing.work}>
          <Pieces makers={makers} href={props.freelancerHref} />
        </PageBand>
      )}
      <PageBand
        tone={makers.length > 0 ? 'raised' : 'plain'}
        title={messages.landing.howItWorks}
        action={
          <Link href={hrefs.howItWorks} tone="quiet" iconEnd={<ArrowRight />}>
            {messages.landing.howItWorksMore}
          </Link>
        }
      >
        <Scenes side={side} steps={steps[side === 'work' ? 'freelancer' : 'client']} today={today} />
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

interface NewestProps extends Pick<LandingPageProps, 'landing' | 'jobHref' | 'freelancerHref' | 'today'> {
  side: Side;
}

function Newest({ landing, side, jobHref, freelancerHref, today }: NewestProps) {
  const messages = useSiteMessages().landing;
  const columns = { phone: '1', tablet: '3' } as const;
  if (side === 'work') {
    const jobs = landing.status === 'ready' ? { ...landing, data: landing.data.jobs } : landing;
    return <NewestJobs jobs={jobs} jobHref={jobHref} today={today} />;
  }
  return (
    <LoadableContent
      of={landing}
      skeleton={
        <Tiles space="16" columns={columns}>
          {['40%', '56%', '48%'].map((width) => (
            <CardSkeleton key={width} of="freelancer" width={width} />
          ))}
        </Tiles>
      }
    >
      {({ people }) =>
        people.length === 0 ? (
          <EmptyState title={messages.noPeople}>{messages.noPeopleReason}</EmptyState>
        ) : (
          <Tiles as="ul" space="16" columns={columns}>
            {people.slice(0, SHOWN_PEOPLE).map((person) => (
              <li key={person.id}>
                <FreelancerCard freelancer={person} href={freelancerHref(person.id)} level={3} />
              </li>
            ))}
          </Tiles>
        )
      }
    </LoadableContent>
  );
}

/** The number of popular searches that fit beside their label on one line. */
const POPULAR = 3;

/** Returns the popular searches: the values that most jobs have, and the skills that most freelancers have. */
function usePopularSearches(
  landing: Landing | null,
  { jobValueHref, skillHref }: Pick<LandingPageProps, 'jobValueHref' | 'skillHref'>,
): Record<Side, readonly PopularSearch[]> | null {
  const messages = useSiteMessages().landing;
  const { skillName } = useFreelancerMessages();
  if (!landing) return null;
  return {
    work: landing.job_values.slice(0, POPULAR).map((value) => ({
      label: value.filter === 'remote' ? messages.remote : value.value,
      count: value.count,
      href: jobValueHref(value),
    })),
    talent: landing.skills.slice(0, POPULAR).map((skill) => ({
      label: skillName(skill.name),
      count: skill.count,
      href: skillHref(skill),
    })),
  };
}
