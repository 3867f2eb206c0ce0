/**
 * Compares a hidden applicant's fields, as a client sees them, with the public directory. A curious client could do the
 * same.
 */
import type { Applicant, Freelancer } from '@skillharbor/contract';

export type Listed = Pick<Freelancer, 'hourly_rate' | 'rate_currency' | 'availability_status' | 'skills'>;

type Fits = (freelancer: Listed) => boolean;

/**
 * Returns a function for each of the applicant's fields that the client sees. The function returns true if the value of
 * a freelancer in the directory matches.
 */
function fieldsOf(applicant: Applicant): Fits[] {
  const { availability_status, hourly_rate_band: band, rate_currency, skills } = applicant;
  const { other_skills_count: others } = applicant;
  const known = skills.map(({ id }) => id);
  return [
    (one) => availability_status === null || one.availability_status === availability_status,
    ({ hourly_rate: rate }) => band === null || (rate !== null && rate >= band.min && rate <= band.max),
    (one) => band === null || one.rate_currency === rate_currency,
    (one) => known.every((id) => one.skills.some((skill) => skill.id === id)),
    (one) => others === null || one.skills.length === known.length + others,
    ...exact(applicant),
  ];
}

/**
 * Returns a function for each field that should be hidden but has a value. The function returns false for every
 * freelancer, so that the test fails.
 */
function exact({ hourly_rate, title, location, portfolio_link, profile_picture }: Applicant): Fits[] {
  const hidden = [hourly_rate, title, location, portfolio_link, profile_picture];
  return hidden.filter((value) => value !== null && value !== '').map(() => () => false);
}

/**
 * For each field and each pair of fields, counts the freelancers who match the applicant. Returns the smallest of these
 * counts.
 */
export function fewestByPairs(applicant: Applicant, directory: readonly Listed[]): number {
  const fields = fieldsOf(applicant);
  const counts = fields.flatMap((one, index) =>
    fields.slice(index).map((other) => directory.filter((person) => one(person) && other(person)).length),
  );
  return Math.min(...counts);
}

/** Returns the number of freelancers who match all of these fields. */
export function fewestByAll(applicant: Applicant, directory: readonly Listed[]): number {
  const fields = fieldsOf(applicant);
  return directory.filter((person) => fields.every((fits) => fits(person))).length;
}
