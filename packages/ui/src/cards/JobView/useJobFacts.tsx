'use client';

import type { Job, JobFields } from '@skillharbor/contract';
import { countryName, formatHireFrom } from '@skillharbor/prose';
import {
  Banknote,
  Briefcase,
  CalendarClock,
  CalendarDays,
  Clock,
  EyeOff,
  Globe,
  Laptop,
  MailCheck,
  MapPin,
  Tag,
  Users,
  UsersRound,
} from 'lucide-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { UiContext, useFormat } from '../../primitives/UiProvider/context.ts';
import { readableTimeZone } from '../readableTimeZone.ts';
import { LimitValue } from './LimitValue.tsx';
import { useJobPay } from './useJobPay.tsx';

/**
 * The details omit these fields. The page shows the texts elsewhere, and the salary range with the pay. Freelancers see
 * the questions when they apply.
 */
type Text = 'title' | 'short_description' | 'description' | 'salary_range' | 'screening_questions';

type JobFact = Exclude<keyof JobFields, Text> | 'posted';

/**
 * Returns the details of a job, keyed by the names of their fields, in the order in which the page shows them. The
 * caller passes the values that differ between readers.
 */
export function useJobFacts(
  job: Job,
  values: { deadline: ReactNode; blindReview: string; posted: ReactNode },
): Record<JobFact, Description | null> {
  const { facts, labels, places, overlap, categories, employmentTypes } = useJobMessages();
  const format = useFormat();
  const { locale } = useContext(UiContext);
  const pay = useJobPay(job);
  const country = job.country && job.remote !== 'remote' ? countryName(job.country, locale) : null;
  return {
    category: { term: labels.category, value: categories[job.category], icon: <Tag /> },
    location: { term: labels.location, value: <bdi>{job.location}</bdi>, icon: <MapPin /> },
    // Most clients write the country after the city, and it is not said twice.
    country:
      country === null || job.location.includes(country)
        ? null
        : { term: labels.country, value: country, icon: <Globe /> },
    pay: { ...pay, icon: <Banknote /> },
    employment_type: {
      term: labels.employment_type,
      value: employmentTypes[job.employment_type],
      icon: <Briefcase />,
    },
    remote: { term: facts.remote, value: facts.remoteLabels[job.remote], icon: <Laptop /> },
    hire_from: job.hire_from
      ? { term: labels.hire_from, value: formatHireFrom(job.hire_from, places, locale), icon: <Globe /> }
      : job.remote !== 'onsite' && job.country === null
        ? { term: labels.hire_from, value: facts.notStated, icon: <Globe /> }
        : null,
    overlap: job.overlap
      ? {
          term: labels.overlap,
          value: overlap(job.overlap.hours, readableTimeZone(job.overlap.time_zone)),
          icon: <Clock />,
        }
      : null,
    application_deadline: {
      term: labels.application_deadline,
      value: values.deadline,
      icon: <CalendarClock />,
    },
    decision_date: {
      term: labels.decision_date,
      value: job.decision_date === '' ? facts.notGiven : format.date(job.decision_date),
      icon: <MailCheck />,
    },
    blind_review: job.blind_review
      ? { term: facts.review, value: values.blindReview, icon: <EyeOff /> }
      : null,
    application_limit:
      job.application_limit === null
        ? null
        : {
            term: facts.limit,
            value: <LimitValue limit={job.application_limit} job={job} />,
            icon: <UsersRound />,
          },
    positions:
      job.positions === 1
        ? null
        : { term: labels.positions, value: format.number(job.positions), icon: <Users /> },
    posted: { term: facts.posted, value: values.posted, icon: <CalendarDays /> },
  };
}
