'use client';

import type { JobSummary } from '@skillharbor/contract';
import { AlarmClock, ArrowRight, Briefcase, CalendarX, MapPin, Tag } from 'lucide-react';
import type { Messages } from '../../messages/index.ts';
import {
  Card,
  CardLink,
  Heading,
  Text,
  useFormat,
  useMessages,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { CardFacts, type CardFact } from '../CardFacts/CardFacts.tsx';
import { aside, lead, main, row, summary, titles, way, wayLink } from '../row.css.ts';
import { deadlineOf, type Deadline } from './deadline.ts';

export interface JobCardProps {
  job: JobSummary;
  href: string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
  /** Its title's place in the page's outline. Default: 2. */
  level?: 2 | 3;
}

/** A job in a list: what one needs to decide whether to look at it, and one link that covers all of it. */
export function JobCard({ job, href, today, level = 2 }: JobCardProps) {
  const { facts, card, categories, employmentTypes, workTypes } = useMessages().jobs;
  const format = useFormat();
  const terms = `${employmentTypes[job.employment_type]}, ${workTypes[job.remote].toLowerCase()}`;

  return (
    <Card as="article" interactive>
      <div className={row}>
        <div className={main}>
          <div className={titles}>
            <Heading level={level} size="small">
              <bdi>{job.title}</bdi>
            </Heading>
            <Text as="span" tone="muted">
              <bdi>{facts.company(job.company)}</bdi>
            </Text>
          </div>
          <CardFacts
            items={[
              { term: facts.category, value: categories[job.category], icon: <Tag /> },
              { term: facts.location, value: job.location, icon: <MapPin /> },
              { term: facts.employmentType, value: terms, icon: <Briefcase /> },
              ...urgency(deadlineOf(job, today), facts),
            ]}
          />
          <p dir="auto" className={summary}>
            {job.short_description}
          </p>
        </div>
        <div className={aside}>
          {job.salary_range !== null && (
            <span className={lead}>
              <Text as="span" weight="medium" numeric>
                <VisuallyHidden>{facts.salary}: </VisuallyHidden>
                <bdi>{job.salary_range}</bdi>
              </Text>
            </span>
          )}
          <Text as="span" size="small" tone="muted" numeric>
            {job.date_posted === null ? facts.dateNotAvailable : facts.postedOn(format.date(job.date_posted))}
          </Text>
          <span className={way}>
            <span className={wayLink}>
              <CardLink href={href}>
                {card.seeMore}
                <VisuallyHidden>{card.about(job.title)}</VisuallyHidden>
              </CardLink>
              <ArrowRight />
            </span>
          </span>
        </div>
      </div>
    </Card>
  );
}

/** The deadline is said only where it matters for whether to look now. */
function urgency(deadline: Deadline, facts: Messages['jobs']['facts']): CardFact[] {
  switch (deadline.kind) {
    case 'near':
      return [
        { term: facts.deadline, value: facts.closesIn(deadline.days), icon: <AlarmClock />, tone: 'caution' },
      ];
    case 'closed':
      return [{ term: facts.deadline, value: facts.closed, icon: <CalendarX /> }];
    case 'later':
      return [];
  }
}
