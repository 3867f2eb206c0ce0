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

/** How sizes and numbers are shown, as `useFormat` gives them. */
interface Format {
  fileSize(bytes: number): string;
  number(value: number): string;
}

export const emptyApplication: ApplyValues = { cover_letter: '', resume: null };

export const resumeTypes: string[] = ['.pdf', '.doc', '.docx'];
/** In characters, as the contract has it. */
export const coverLetterLimit = 10_000;

/** @param uploadLimitBytes the greatest size of the resume, in bytes */
export function validateApplication(
  values: ApplyValues,
  uploadLimitBytes: number,
  messages: (typeof jobs)['apply'],
  format: Format,
) {
  return problemsOf({
    cover_letter: isBlank(values.cover_letter)
      ? messages.coverLetterRequired
      : isLongerThan(values.cover_letter.trim(), coverLetterLimit)
        ? messages.tooLong(format.number(coverLetterLimit))
        : undefined,
    resume: validateResume(values.resume, uploadLimitBytes, messages, format),
  });
}

/** What is wrong with a resume. The server looks inside the file as well. */
export function validateResume(
  resume: File | null,
  uploadLimitBytes: number,
  messages: (typeof jobs)['apply'],
  format: Format,
): string | undefined {
  if (resume === null) return messages.resumeRequired;
  const name = resume.name.toLowerCase();
  if (!resumeTypes.some((type) => name.endsWith(type))) return messages.resumeWrongType;
  if (resume.size === 0) return messages.resumeEmpty;
  if (resume.size > uploadLimitBytes)
    return messages.resumeTooLarge(format.fileSize(resume.size), format.fileSize(uploadLimitBytes));
  return undefined;
}
