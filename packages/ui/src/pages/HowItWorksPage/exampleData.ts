import type { JobSummary } from '@skillharbor/contract';
import type { RailDates } from '../../cards/ApplicationRail/railOf.ts';
import type { Messages } from '../../messages/english.ts';

/** Returns the day, `YYYY-MM-DD`, that is the given number of days after another day. */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the data of the examples: a job, a profile, and an application before and after its decision. */
export function exampleData({ job }: Messages['examples'], today: string) {
  const deadline = daysAfter(today, 9);
  const decisionDate = daysAfter(today, 16);
  const shownJob: JobSummary = {
    ...job,
    id: 0,
    company_slug: '',
    company_logo: null,
    category: 'tech',
    short_description: job.summary,
    salary_range: null,
    pay: { min: 60, max: 80, currency: 'EUR', period: 'hour' },
    employment_type: 'contract',
    remote: 'hybrid',
    application_deadline: deadline,
    date_posted: daysAfter(today, -3),
    is_open: true,
    places_left: null,
    positions: 1,
    country: null,
    hire_from: null,
  };
  const profile = {
    availability: 'Available',
    rate: 72,
    currency: 'EUR',
    skills: ['Figma', 'User research', 'Accessibility'],
  } as const;
  const sent: RailDates = {
    status: 'pending',
    applied_at: daysAfter(today, -2),
    opened_at: daysAfter(today, -1),
    decision_date: decisionDate,
    decided_at: null,
    withdrawn_at: null,
    closed_at: null,
  };
  const accepted: RailDates = { ...sent, status: 'accepted', decided_at: today };
  return { job: shownJob, profile, sent, accepted, deadline, decisionDate };
}
