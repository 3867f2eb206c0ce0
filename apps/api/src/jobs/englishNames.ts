/** The values of a job in English, for mails and pictures. Pages take theirs from the messages. */
import type { Category, EmploymentType, WorkType } from '@skillharbor/contract';

export const categories: Readonly<Record<Category, string>> = {
  tech: 'Tech',
  finance: 'Finance',
  healthcare: 'Healthcare',
  marketing: 'Marketing',
  education: 'Education',
  other: 'Other',
};
export const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
};
export const workTypes: Readonly<Record<WorkType, string>> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};
