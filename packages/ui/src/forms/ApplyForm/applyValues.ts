import { applicationInputRules } from '@skillharbor/contract';
import type { ApplicationInput } from '@skillharbor/contract';
import type { jobs } from '../../messages/jobs.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** What stands in the form's fields. */
export interface ApplyValues {
  cover_letter: string;
  resume: File | null;
}

/** What the form hands on: the texts and the file of an application; the job is known to the page. */
export type ApplicationValues = Pick<ApplicationInput, 'cover_letter'> & { resume: File };

export const emptyApplication: ApplyValues = { cover_letter: '', resume: null };

/** In characters. */
export const coverLetterLimit = applicationInputRules.cover_letter.maxLength;

/** The type and the size of the resume are checked by its field, as soon as it is chosen. */
export function validateApplication(
  values: ApplyValues,
  messages: (typeof jobs)['apply'],
  format: { number(value: number): string },
) {
  return problemsOf({
    cover_letter: isBlank(values.cover_letter)
      ? messages.coverLetterRequired
      : isLongerThan(values.cover_letter.trim(), coverLetterLimit)
        ? messages.tooLong(format.number(coverLetterLimit))
        : undefined,
    resume: values.resume === null ? messages.resumeRequired : undefined,
  });
}
