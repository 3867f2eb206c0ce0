/** Compares the client's view of a hidden applicant with the public directory, like a curious client. */
import type { Applicant, Freelancer } from '@skillharbor/contract';

export type Listed = Pick<Freelancer, 'hourly_rate' | 'rate_currency' | 'availability_status' | 'skills'>;

type Fits = (freelancer: Listed) => boolean;

/** Returns, for each field of the applicant that a client sees, whether a freelancer of the directory matches it. */
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

/** A field that is hidden from clients must not reveal anything either. */
function exact({ hourly_rate, title, location, portfolio_link, profile_picture }: Applicant): Fits[] {
  const hidden = [hourly_rate, title, location, portfolio_link, profile_picture];
  return hidden.filter((value) => value !== null && value !== '').map(() => () => false);
}

/** Returns the smallest number of freelancers who match a single field or a pair of fields. */
export function fewestByPairs(applicant: Applicant, directory: readonly Listed[]): number {
  const fields = fieldsOf(applicant);
  const counts = fields.flatMap((one, index) =>
    fields.slice(index).map((other) => directory.filter((person) => one(person) && other(person)).length),
  );
  return Math.min(...counts);
}

/** Returns the number of freelancers who match all fields. */
export function fewestByAll(applicant: Applicant, directory: readonly Listed[]): number {
  const fields = fieldsOf(applicant);
  return directory.filter((person) => fields.every((fits) => fits(person))).length;
}
