'use client';

import type { JobSummary } from '@skillharbor/contract';
import { formatHireFrom } from '@skillharbor/prose';
import { AlarmClock, Briefcase, CalendarX, MapPin, Tag, Users, UsersRound } from 'lucide-react';
import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { usePayFormat } from '../JobView/usePayFormat.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import type { CardDetail } from '../CardDetails/CardDetails.tsx';
import { Bookmark } from '../Bookmark/Bookmark.tsx';
import { useBookmarks } from '../Bookmark/bookmarks.ts';
import { CardMore } from '../CardRow/CardRow.tsx';
import { jobTones } from '../tones.ts';
import { PostedDate } from '../PostedDate/PostedDate.tsx';
import { unmarked } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { deadlineOf } from './deadline.ts';
import * as styles from './JobCard.css.ts';
import type { Deadline } from './deadline.ts';
import { fewPlaces } from './limit.ts';

/** A card names at most this number of places, so that they fit on a line of a phone. */
const MOST_PLACES = 3;

export interface JobCardProps {
  job: JobSummary;
  href: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** Marks the words in the card's texts that the search found. */
  mark?: Mark;
  /** The heading level of its title. Default: 2. */
  level?: 2 | 3;
}

/**
 * Shows a job in a list, with enough details to decide whether to open it, and one link that covers the whole card.
 *
 * @use In every list of jobs for freelancers and visitors.
 * @instead {@link MyJobCard} for the client's own jobs. {@link JobView} for the complete job.
 * @content The client's own words stay unchanged. The deadline appears when it is near, and the places left when they
 *   are few.
 * @keyboard Tab: moves to the card's one link, and to the bookmark.
 * @screenreader article: one job of the list.
 * @screenreader link: 'See More about', and the job's title.
 * @screenreader heading: the job's title.
 */
export function JobCard({ job, href, today, mark = unmarked, level = 2 }: JobCardProps) {
  const messages = useJobMessages();
  const { facts, labels, card, categories, employmentTypes, workTypes, places: placeWords } = messages;
  const { locale } = useContext(UiContext);
  const formatPay = usePayFormat();
  const canSave = useBookmarks('job') !== null;
  const pay = job.pay ? formatPay(job.pay) : job.salary_range;
  const terms = [
    facts.terms(employmentTypes[job.employment_type], workTypes[job.remote]),
    ...(job.hire_from
      ? [facts.hiresFrom(formatHireFrom(job.hire_from, placeWords, locale, MOST_PLACES))]
      : []),
  ].join(' · ');

  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.container}>
        <div className={canSave ? styles.rowWithBookmark : styles.row}>
          <div className={styles.tile}>
            <CompanyTile
              name={job.company_slug === null ? null : job.company}
              logo={job.company_logo}
              size={40}
              lazy
            />
          </div>
          <div className={styles.title}>
            <Heading level={level} size="small">
              <bdi>{mark(job.title)}</bdi>
            </Heading>
            <Text as="span" tone="muted">
              <bdi>{mark(facts.company(job.company))}</bdi>
            </Text>
          </div>
          {canSave && (
            <div className={styles.bookmark}>
              <Bookmark of="job" id={job.id} name={job.title} compact />
            </div>
          )}
          <div className={styles.about}>
            <CardDetails
              items={[
                { term: labels.category, value: categories[job.category], icon: <Tag /> },
                { term: labels.location, value: mark(job.location), icon: <MapPin /> },
                { term: labels.employment_type, value: terms, icon: <Briefcase /> },
                ...urgency(deadlineOf(job, today), messages),
                ...places(fewPlaces(job), facts),
                ...people(job.positions, labels, facts),
              ]}
            />
            <p dir="auto" className={styles.summary}>
              {mark(job.short_description)}
            </p>
          </div>
          <div className={styles.aside}>
            {pay !== null && (
              <span className={styles.pay}>
                <VisuallyHidden>{job.pay ? labels.pay : labels.salary_range}: </VisuallyHidden>
                <bdi>{pay}</bdi>
              </span>
            )}
            <span className={styles.more}>
              <Text as="span" size="small" tone="muted" numeric>
                <PostedDate job={job} today={today} />
              </Text>
              <CardMore href={href} label={card.seeMore} about={card.about(job.title)} />
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Returns the deadline as a detail of the card, only if it is near. */
function urgency(deadline: Deadline, { facts, labels }: Messages['jobs']): CardDetail[] {
  switch (deadline.kind) {
    case 'near':
      return [
        {
          term: labels.application_deadline,
          value: facts.closesIn(deadline.days),
          icon: <AlarmClock />,
          tone: jobTones.deadlineNear,
        },
      ];
    case 'closed':
      return [{ term: labels.application_deadline, value: facts.closed, icon: <CalendarX /> }];
    case 'later':
      return [];
  }
}

/** Returns the number of people that the job needs as a detail of the card, only if it is more than one. */
function people(
  count: number,
  labels: Messages['jobs']['labels'],
  facts: Messages['jobs']['facts'],
): CardDetail[] {
  if (count === 1) return [];
  return [{ term: labels.positions, value: facts.people(count, String(count)), icon: <Users /> }];
}

/** Returns the places left as a detail of the card, only if they are few. */
function places(left: number | null, facts: Messages['jobs']['facts']): CardDetail[] {
  if (left === null) return [];
  return [
    {
      term: facts.limit,
      value: facts.placesLeft(left, String(left)),
      icon: <UsersRound />,
      tone: jobTones.fewPlaces,
    },
  ];
}
