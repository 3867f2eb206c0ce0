/**
 * Blind review: decides what a client sees of an application that hides who sent it. Every response and every mail
 * for a client takes the applicant from here.
 */
import type { Applicant, Application, MaskedLetter, Resume } from '@skillharbor/contract';
import { maskPerson, rateBand } from '@skillharbor/prose';

/**
 * Sizes are rounded to this number of bytes, because the exact size would identify the same file in an application to
 * another job of the client.
 */
const SIZE_STEP = 100_000;

export interface Named {
  /**
   * The position of the applicant among all who applied to the job, as in "Applicant 7", or null if the client may
   * see the name.
   */
  hiddenNumber: number | null;
  firstName: string;
  lastName: string;
}

/**
 * Returns the name of the applicant that the client sees. If the name is hidden, `applicant` makes a name from the
 * number: in English for responses of the API, in the client's language for mails.
 */
export function nameForClient(
  { hiddenNumber, firstName, lastName }: Named,
  applicant = (number: number) => `Applicant ${number}`,
): string {
  return hiddenNumber === null ? `${firstName} ${lastName}` : applicant(hiddenNumber);
}

/** Returns a text of the applicant as the client sees it: a hidden applicant stays unnamed in it. */
export function textForClient(applicant: Named, text: string): string {
  return applicant.hiddenNumber === null ? text : maskPerson(text, applicant).text;
}

/** Hides who sent an application. The caller has masked the letter, and `masked` counts what was removed from it. */
export function withoutName(application: Application, masked: MaskedLetter): Application {
  return {
    ...application,
    masked,
    freelancer_id: null,
    resume: application.resume && anyResume(application.resume),
    applicant: anyApplicant(application.applicant),
  };
}

/**
 * Shows only values that many freelancers share, because the directory lists titles, rates and skills beside the
 * names. It lists each field, so that a new field does not compile until someone decides whether it identifies the
 * applicant.
 */
function anyApplicant({
  name,
  availability_status,
  hourly_rate,
  rate_currency,
  skills,
}: Applicant): Applicant {
  const named = skills.filter(({ is_named }) => is_named);
  return {
    name,
    availability_status,
    hourly_rate: null,
    hourly_rate_band: hourly_rate === null ? null : rateBand(hourly_rate),
    rate_currency,
    skills: named,
    other_skills_count: skills.length - named.length,
    title: '',
    profile_picture: null,
    location: '',
    portfolio_link: '',
  };
}

function anyResume({ type, size }: Resume): Resume {
  return { name: `resume.${type}`, type, size: Math.ceil(size / SIZE_STEP) * SIZE_STEP };
}
