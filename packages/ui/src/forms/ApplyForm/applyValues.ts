import { applicationInputRules } from '@skillharbor/contract';
import type { ApplicationInput } from '@skillharbor/contract';
import type { jobs } from '../../messages/jobs.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields. */
export interface ApplyValues {
  cover_letter: string;
  resume: File | null;
}

/** The values that the form passes on: the text and the file of an application. The page adds the job. */
export type ApplicationValues = Pick<ApplicationInput, 'cover_letter'> & { resume: File };

export const emptyApplication: ApplyValues = { cover_letter: '', resume: null };

/** The largest length of a cover letter, in characters. */
export const coverLetterLimit = applicationInputRules.cover_letter.maxLength;

/**
 * Checks the cover letter and the presence of a résumé. The résumé's own field checks its type and size when it is
 * chosen.
 */
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
