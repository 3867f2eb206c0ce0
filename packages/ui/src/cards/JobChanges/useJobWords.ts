'use client';

import type { JobPart, JobVersion } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { usePayFormat } from '../JobView/usePayFormat.ts';

/** The fields that fit on a line: the title first, then what applicants look at first. */
export const shortFields = [
  'title',
  'pay',
  'salary_range',
  'location',
  'remote',
  'employment_type',
  'application_deadline',
  'category',
] as const satisfies readonly (keyof JobVersion)[];
export const longFields = [
  'short_description',
  'description',
] as const satisfies readonly (keyof JobVersion)[];

type ShortField = (typeof shortFields)[number];

/** Returns a function that says the value of a short field of a job, in the user's language. */
export function useJobWords(): (part: JobPart, field: ShortField) => string {
  const { facts, categories, employmentTypes, workTypes } = useJobMessages();
  const format = useFormat();
  const formatPay = usePayFormat();
  return (part, field) => {
    const { pay, remote, employment_type, category, application_deadline } = part;
    const words: Record<ShortField, string | null | undefined> = {
      pay: pay && formatPay(pay),
      salary_range: part.salary_range,
      location: part.location,
      remote: remote && workTypes[remote],
      employment_type: employment_type && employmentTypes[employment_type],
      application_deadline: application_deadline && format.date(application_deadline),
      title: part.title,
      category: category && categories[category],
    };
    return words[field] ?? facts.notGiven;
  };
}
