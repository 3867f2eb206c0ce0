/**
 * Blind review: what a client is told of an application that hides who sent it. Every answer and every mail for a client takes
 * the applicant from here.
 */
import type { Applicant, Application, Resume } from '@skillharbor/contract';
import { rateBand } from '@skillharbor/prose';

/** The exact size would name the same file, sent to another job of the client's. */
const SIZE_STEP = 100_000;

export interface Named {
  /** "Applicant 7" is the seventh who applied to the job. Null where the name may be told. */
  hiddenNumber: number | null;
  firstName: string;
  lastName: string;
}

/** `applicant` names one whose name is hidden: English in answers of the API, in the client's language in mails. */
export function nameForClient(
  { hiddenNumber, firstName, lastName }: Named,
  applicant = (number: number) => `Applicant ${number}`,
): string {
  return hiddenNumber === null ? `${firstName} ${lastName}` : applicant(hiddenNumber);
}

export function withoutName(application: Application): Application {
  return {
    ...application,
    freelancer_id: null,
    resume: anyResume(application.resume),
    applicant: anyApplicant(application.applicant),
  };
}

/**
 * Names each field, so that a new one does not compile until it is decided whether it tells who it is. The directory lists
 * titles, rates and skills beside the names, so of these only what many share is told.
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
