/**
 * Decides what a client sees of a hidden application in blind review. Every response and every mail to a client takes
 * the applicant's facts from this module.
 */
import type { Applicant, Application, MaskedLetter, Resume } from '@skillharbor/contract';
import { maskPerson, rateBand } from '@skillharbor/prose';
import { shownFacts } from './crowd.ts';
import type { Directory } from './crowd.ts';

/**
 * File sizes are rounded to multiples of this number of bytes. An exact size would show the client that the same file
 * is in an application to another of the client's jobs.
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
 * Returns the name that the client sees for the applicant. If the name is hidden, `applicant` makes a name from the
 * number: in English for responses of the API, in the client's language for mails.
 */
export function nameForClient(
  { hiddenNumber, firstName, lastName }: Named,
  applicant = (number: number) => `Applicant ${number}`,
): string {
  return hiddenNumber === null ? `${firstName} ${lastName}` : applicant(hiddenNumber);
}

/** Returns a text of the applicant as the client sees it. The names in the text of a hidden applicant are masked. */
export function textForClient(applicant: Named, text: string): string {
  return applicant.hiddenNumber === null ? text : maskPerson(text, applicant).text;
}

/**
 * Removes everything that identifies the sender from an application. The caller has already masked the letter, and
 * passes the number of removed names, addresses and links as `masked`.
 */
export function withoutName(
  application: Application,
  masked: MaskedLetter,
  directory: Directory,
): Application {
  return {
    ...application,
    masked,
    freelancer_id: null,
    resume: application.resume && anyResume(application.resume),
    applicant: applicantForClient(application.applicant, directory),
  };
}

/** The currency that the client sees in place of the applicant's own currency while the rate is hidden. */
const NO_CURRENCY = 'USD';

/**
 * Keeps only the facts that at least CROWD_SIZE freelancers of the directory share. The function lists each field, so
 * that a new field does not compile until someone decides whether it identifies the applicant.
 */
export function applicantForClient(applicant: Applicant, directory: Directory): Applicant {
  const { name, availability_status, hourly_rate, rate_currency, skills } = applicant;
  const facts = { ...applicant, skill_ids: skills.map(({ id }) => id), skills_count: skills.length };
  const shown = shownFacts(facts, directory);
  const shownSkills = skills.filter(({ id }) => shown.has(`skill ${id}`));
  const band = shown.has('rate') && hourly_rate !== null ? rateBand(hourly_rate) : null;
  return {
    name,
    availability_status: shown.has('availability') ? availability_status : null,
    hourly_rate: null,
    hourly_rate_band: band,
    rate_currency: band === null ? NO_CURRENCY : rate_currency,
    skills: shownSkills,
    other_skills_count: shown.has('skills count') ? skills.length - shownSkills.length : null,
    title: '',
    profile_picture: null,
    location: '',
    portfolio_link: '',
  };
}

function anyResume({ type, size }: Resume): Resume {
  return { name: `resume.${type}`, type, size: Math.ceil(size / SIZE_STEP) * SIZE_STEP };
}
