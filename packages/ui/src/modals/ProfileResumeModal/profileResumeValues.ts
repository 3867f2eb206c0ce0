import { profileResumeInputRules as rules } from '@skillharbor/contract';
import type { ProfileResume, ProfileResumeInput } from '@skillharbor/contract';
import { isBlank, isLongerThan, problemsOf } from '../../forms/checks.ts';
import type { resumes } from '../../messages/resumes.ts';

/** The values of the form's fields, as typed. `resume` is a new file, or null to keep the current one. */
export interface ProfileResumeValues {
  name: string;
  resume: File | null;
  is_default: boolean;
}

/** The values that the form passes on: the contract's input, and the new file (null keeps the current one). */
export type ProfileResumeFormInput = Required<Omit<ProfileResumeInput, 'resume'>> & { resume: File | null };

export function profileResumeValues(saved: ProfileResume | null): ProfileResumeValues {
  return { name: saved?.name ?? '', resume: null, is_default: saved?.is_default ?? false };
}

/**
 * Checks the name and the presence of a file. The file's own field checks its type and size when the user chooses it.
 */
export function validateProfileResume(
  values: ProfileResumeValues,
  hasFile: boolean,
  messages: (typeof resumes)['form'],
  format: { number(value: number): string },
) {
  const { maxLength } = rules.name;
  return problemsOf<keyof ProfileResumeValues>({
    name: isBlank(values.name)
      ? messages.nameRequired
      : isLongerThan(values.name.trim(), maxLength)
        ? messages.tooLong(format.number(maxLength))
        : undefined,
    resume: values.resume === null && !hasFile ? messages.fileRequired : undefined,
    is_default: undefined,
  });
}

/** Returns the values to send to the server. The values must have been checked before. */
export function profileResumeInput({ name, ...values }: ProfileResumeValues): ProfileResumeFormInput {
  return { ...values, name: name.trim() };
}

/** Returns the suggested name for a resume: the name of its file without the extension. */
export function suggestedName(file: File): string {
  return file.name.replace(/\.[^.]*$/, '').slice(0, rules.name.maxLength);
}
