/** Collects the dates of a user's calendar. */
import type { AgreementTerms, Language, MyApplication, MyJob, SavedJob } from '@skillharbor/contract';
import type { CalendarDay } from './calendarFile.ts';
import { textsIn } from '../../mail/texts/index.ts';

/** The newest version of an agreement, which has dates for the calendar. */
export interface Agreed {
  applicationId: number;
  jobTitle: string;
  terms: AgreementTerms;
  /** The path of the page about the agreement, as the owner of the calendar sees it. */
  path: string;
}

type Pending = Pick<MyApplication, 'id' | 'listing_title' | 'decision_date'>;
type Saved = Pick<SavedJob, 'id' | 'job'>;
type Posted = Pick<
  MyJob,
  'id' | 'title' | 'is_open' | 'application_deadline' | 'decision_date' | 'undecided_count'
>;

/** Returns the decision dates of a freelancer's pending applications. */
export function decisionDays(applications: readonly Pending[], language: Language): CalendarDay[] {
  const { decisionExpected } = textsIn(language).calendar;
  return applications.map(({ id, listing_title: title, decision_date: day }) => ({
    id: `application-${id}-decision`,
    day,
    title: decisionExpected(title),
    path: `/dashboard/${id}`,
  }));
}

/** Returns the deadlines of a freelancer's saved jobs. */
export function savedJobDays(saved: readonly Saved[], language: Language): CalendarDay[] {
  const { lastDay } = textsIn(language).calendar;
  return saved.flatMap(({ id, job }) =>
    job?.is_open
      ? [
          {
            id: `job-${id}-last-day`,
            day: job.application_deadline,
            title: lastDay(job.title),
            path: `/job/${id}`,
          },
        ]
      : [],
  );
}

/**
 * Returns the deadlines of a client's open jobs, and the decision dates of those jobs that have undecided applications.
 */
export function jobDays(jobs: readonly Posted[], language: Language): CalendarDay[] {
  const { lastDay, decisionDue } = textsIn(language).calendar;
  return jobs.flatMap(({ id, title, is_open, application_deadline, decision_date, undecided_count }) => {
    const path = `/manage-job/${id}`;
    return [
      ...(is_open
        ? [{ id: `job-${id}-last-day`, day: application_deadline, title: lastDay(title), path }]
        : []),
      ...(undecided_count > 0
        ? [{ id: `job-${id}-decision`, day: decision_date, title: decisionDue(title), path }]
        : []),
    ];
  });
}

/** Returns the days on which the work of agreements begins, and the days on which their deliverables are due. */
export function agreementDays(agreements: readonly Agreed[], language: Language): CalendarDay[] {
  const { start, deliverable } = textsIn(language).calendar;
  return agreements.flatMap(({ applicationId, jobTitle, terms, path }) => [
    { id: `agreement-${applicationId}-start`, day: terms.start_date, title: start(jobTitle), path },
    ...terms.deliverables.map(({ title, due }, index) => ({
      id: `agreement-${applicationId}-deliverable-${index + 1}`,
      day: due,
      title: deliverable(title),
      path,
    })),
  ]);
}
