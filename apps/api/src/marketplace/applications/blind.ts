/**
 * Blind review: decides what a client sees of an application that hides who sent it. Every response and every mail
 * for a client takes the applicant from here.
 */
import type { Applicant, Application, MaskedLetter, Resume } from '@skillharbor/contract';
import { maskPerson, rateBand } from '@skillharbor/prose';
import { shownFacts } from './crowd.ts';
import type { Directory } from './crowd.ts';

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

/** The currency beside a hidden rate. It must not reveal the applicant's own currency. */
const NO_CURRENCY = 'USD';

/**
 * Shows only facts by which several freelancers of the directory look the same. It lists each field, so that a new
 * field does not compile until someone decides whether it identifies the applicant.
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
