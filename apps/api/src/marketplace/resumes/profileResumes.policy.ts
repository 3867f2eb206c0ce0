import type { NamedProblem } from '@skillharbor/prose';
import type { PdfRefusal } from '../../files/readPdf.ts';

/** The maximum number of resumes that a freelancer can save. The contract states the same number. */
export const MAX_PROFILE_RESUMES = 5;
const MAX_NAME_LENGTH = 80;

export const profileFull = {
  code: 'profile_resumes_full',
  params: { max: MAX_PROFILE_RESUMES },
} as const;

/** The error codes for a PDF that cannot be read, one for each reason. */
export const pdfProblems = {
  'no text': 'resume_without_text',
  encrypted: 'resume_encrypted',
  damaged: 'resume_damaged',
  'too complex': 'resume_too_complex',
  'too slow': 'resume_too_slow',
} as const satisfies Record<PdfRefusal, NamedProblem>;

/**
 * Returns the name of a resume that is saved while it is sent with an application: the name of its file, without the
 * extension.
 */
export function nameOfFile(name: string): string {
  // Cuts the name before a surrogate pair, never inside the pair.
  const stem = name.replace(/\.[^.]*$/u, '').slice(0, MAX_NAME_LENGTH);
  return stem.replace(/\p{Cs}$/u, '').trim() || 'resume';
}
