'use client';

import type { JobFields, JobVersion } from '@skillharbor/contract';
import { countryName, formatHireFrom } from '@skillharbor/prose';
import { useContext } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { UiContext, useFormat } from '../../primitives/UiProvider/context.ts';
import { readableTimeZone } from '../readableTimeZone.ts';
import { usePayFormat } from '../JobView/usePayFormat.ts';

/** The fields whose values fit on a line: first the title, and then the fields that applicants look at first. */
export const shortFields = [
  'title',
  'pay',
  'salary_range',
  'location',
  'remote',
  'country',
  'hire_from',
  'overlap',
  'employment_type',
  'application_deadline',
  'category',
] as const satisfies readonly (keyof JobVersion)[];
export const longFields = [
  'short_description',
  'description',
] as const satisfies readonly (keyof JobVersion)[];

/**
 * The type omits blind review, because freelancers do not load its texts, and the screening questions, because they
 * have a different format.
 */
type Field = Exclude<keyof JobFields, 'blind_review' | 'screening_questions'>;

/** Returns a function that formats the value of a job's field in the user's language. */
export function useJobWords(): (part: Partial<Pick<JobFields, Field>>, field: Field) => string {
  const { facts, places, overlap: overlapWords, categories, employmentTypes, workTypes } = useJobMessages();
  const { locale } = useContext(UiContext);
  const format = useFormat();
  const formatPay = usePayFormat();
  return (part, field) => {
    const { pay, remote, employment_type, category, country, hire_from, overlap } = part;
    const { application_deadline, decision_date, application_limit, positions } = part;
    const words: { [Name in Field]?: string | null | undefined } = {
      // Most fields are texts. They are shown unchanged.
      ...part,
      pay: pay && formatPay(pay),
      remote: remote && workTypes[remote],
      country: country && countryName(country, locale),
      hire_from: hire_from && formatHireFrom(hire_from, places, locale),
      overlap: overlap && overlapWords(overlap.hours, readableTimeZone(overlap.time_zone)),
      employment_type: employment_type && employmentTypes[employment_type],
      application_deadline: application_deadline && format.date(application_deadline),
      decision_date: decision_date && format.date(decision_date),
      application_limit: application_limit ? format.number(application_limit) : null,
      positions: positions === undefined ? null : format.number(positions),
      category: category && categories[category],
    };
    return words[field] || facts.notGiven;
  };
}
