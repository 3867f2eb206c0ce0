'use client';

import type { JobResult, JobSummary } from '@skillharbor/contract';
import { formatHireFrom } from '@skillharbor/prose';
import { clsx } from 'clsx';
import { AlarmClock, CalendarX, MailCheck, UsersRound } from 'lucide-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardFooter } from '../../primitives/Card/Card.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Bookmark } from '../Bookmark/Bookmark.tsx';
import { useBookmarks } from '../Bookmark/bookmarks.ts';
import { CardMore } from '../CardRow/CardRow.tsx';
import { usePayFormat } from '../JobView/usePayFormat.ts';
import { PostedDate } from '../PostedDate/PostedDate.tsx';
import { unmarked } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { jobTones } from '../tones.ts';
import { deadlineOf } from './deadline.ts';
import * as styles from './JobCard.css.ts';
import { fewPlaces } from './limit.ts';

/** The card points out clients who usually decide within this number of days. */
const FAST_DAYS = 7;

/** Pay in the client's own words with more characters than this is smaller, and may take two lines. */
const LONG_PAY = 24;

/** The largest number of places that a card names, so that they fit on a line of a phone. */
const MOST_PLACES = 3;

export interface JobCardProps {
  job: JobSummary & Partial<Pick<JobResult, 'answers_in_days'>>;
  href: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** Marks the words in the card's texts that the search found. */
  mark?: Mark;
  /** The heading level of the job's title. Default: 2. */
  level?: 2 | 3;
  /** The property that all jobs of the list share: the company or the category. The card does not repeat it. */
  within?: 'company' | 'category' | undefined;
  /** The reader's own text about the job, such as a note, at the end of the card. */
  own?: ReactNode;
}

/**
 * Shows a job in a list, with enough details to decide whether to open it, and one link that covers the whole card.
 *
 * @use In every list of jobs for freelancers and visitors.
 * @instead {@link MyJobCard} for the client's own jobs. {@link JobView} for the complete job.
 * @content The client's own words stay unchanged. At most one badge shows the most urgent fact: that the job is closed,
 *   a near deadline, the last places, or a client who usually decides fast.
 * @keyboard Tab: moves to the card's one link, and to the bookmark.
 * @screenreader article: one job of the list.
 * @screenreader link: 'See More about', and the job's title.
 * @screenreader heading: the job's title.
 */
export function JobCard({ job, href, today, mark = unmarked, level = 2, within, own }: JobCardProps) {
  const { facts, labels, card, categories, employmentTypes, workTypes, places } = useJobMessages();
  const { locale } = useContext(UiContext);
  const formatPay = usePayFormat();
  const hasTile = within !== 'company';
  const canSave = useBookmarks('job') !== null;
  const pay = job.pay ? formatPay(job.pay) : job.salary_range;
  const terms = facts.terms(employmentTypes[job.employment_type], workTypes[job.remote]);
  const hireFrom = job.hire_from && formatHireFrom(job.hire_from, places, locale, MOST_PLACES);

  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.container}>
        <div className={clsx(canSave ? styles.rowWithBookmark : styles.row, !hasTile && styles.untiled)}>
          {hasTile && (
            <div className={styles.tile}>
              <CompanyTile
                name={job.company_slug === null ? null : job.company}
                logo={job.company_logo}
                size={48}
                lazy
              />
            </div>
          )}
          <div className={styles.title}>
            <Heading level={level} size="small">
              <bdi>{mark(job.title)}</bdi>
            </Heading>
            <Pill job={job} today={today} />
          </div>
          {canSave && (
            <div className={styles.bookmark}>
              <Bookmark of="job" id={job.id} name={job.title} compact />
            </div>
          )}
          <ul role="list" className={styles.facts}>
            {hasTile && (
              <li>
                <bdi>{mark(facts.company(job.company))}</bdi>
              </li>
            )}
            <li>
              <VisuallyHidden>{labels.location}: </VisuallyHidden>
              <bdi>{mark(job.location)}</bdi>
            </li>
            <li>
              <VisuallyHidden>{labels.employment_type}: </VisuallyHidden>
              {terms}
            </li>
            {within !== 'category' && (
              <li>
                <VisuallyHidden>{labels.category}: </VisuallyHidden>
                {categories[job.category]}
              </li>
            )}
            {hireFrom && <li>{facts.hiresFrom(hireFrom)}</li>}
            {job.positions > 1 && <li>{facts.people(job.positions, String(job.positions))}</li>}
          </ul>
          <p dir="auto" className={styles.summary}>
            {mark(job.short_description)}
          </p>
          {pay === null ? (
            <span className={styles.noPay}>{facts.payNotGiven}</span>
          ) : (
            <span className={!job.pay && pay.length > LONG_PAY ? styles.payWords : styles.pay}>
              <VisuallyHidden>{job.pay ? labels.pay : labels.salary_range}: </VisuallyHidden>
              <bdi>{pay}</bdi>
            </span>
          )}
          <span className={styles.posted}>
            <Text as="span" size="small" tone="muted" numeric>
              <PostedDate job={job} today={today} />
            </Text>
          </span>
          <span className={styles.more}>
            <CardMore href={href} label={card.seeMore} about={card.about(job.title)} />
          </span>
        </div>
      </div>
      {own && <CardFooter>{own}</CardFooter>}
    </Card>
  );
}

/** Shows the most urgent fact about the job, or that its client decides fast, or nothing. */
function Pill({ job, today }: Pick<JobCardProps, 'job' | 'today'>) {
  const { facts, labels } = useJobMessages();
  const deadline = deadlineOf(job, today);
  const left = fewPlaces(job);
  if (deadline.kind === 'closed') {
    return (
      <span className={styles.pill}>
        <Badge tone={jobTones.closed} icon={<CalendarX />}>
          {facts.closed}
        </Badge>
      </span>
    );
  }
  if (deadline.kind === 'near') {
    return (
      <span className={styles.pill}>
        <Badge tone={jobTones.deadlineNear} icon={<AlarmClock />}>
          <VisuallyHidden>{labels.application_deadline}: </VisuallyHidden>
          {facts.closesIn(deadline.days)}
        </Badge>
      </span>
    );
  }
  if (left !== null) {
    return (
      <span className={styles.pill}>
        <Badge tone={jobTones.fewPlaces} icon={<UsersRound />}>
          {facts.placesLeft(left, String(left))}
        </Badge>
      </span>
    );
  }
  const days = job.answers_in_days ?? null;
  if (days === null || days > FAST_DAYS) return null;
  return (
    <span className={styles.pill}>
      <Badge tone={jobTones.answersFast} icon={<MailCheck />}>
        {facts.answersIn(Math.max(1, days), String(Math.max(1, days)))}
      </Badge>
    </span>
  );
}
