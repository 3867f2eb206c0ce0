/**
 * Writes a profile as a JSON Resume, which other sites can import, and reads the JSON Resumes of other sites.
 *
 * @see https://jsonresume.org/schema
 */
import type { FreelancerProfile } from '@skillharbor/contract';

/** The fields of a profile that a JSON Resume contains. A field is empty if the resume has no value for it. */
export interface ResumeFields {
  title: string;
  bio: string;
  /** The number of years since the first work started. */
  experience: string;
  portfolio_link: string;
  location: string;
  /** The names of skills, one per line. */
  skills: string;
}

/** The fields of a profile that its JSON Resume contains. */
type Exported =
  'user' | 'title' | 'bio' | 'location' | 'portfolio_link' | 'skills' | 'portfolio' | 'work_record';

export function jsonResume(profile: Pick<FreelancerProfile, Exported>) {
  const { user, title, bio, location, portfolio_link, skills, portfolio, work_record } = profile;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${user.first_name} ${user.last_name}`,
      ...(title && { label: title }),
      ...(user.email !== null && { email: user.email }),
      ...(portfolio_link && { url: portfolio_link }),
      ...(bio && { summary: bio }),
      ...(location && { location: { address: location } }),
    },
    skills: skills.map(({ name }) => ({ name })),
    projects: portfolio.map(({ title: name, link }) => ({ name, ...(link && { url: link }) })),
    references: work_record.map(({ author_name, sentence }) => ({ name: author_name, reference: sentence })),
  };
}

/** Returns the fields of a JSON Resume, or null if the text is not a JSON Resume. */
export function parseJsonResume(text: string, today: Date): ResumeFields | null {
  const { basics, work, skills } = objectIn(parse(text));
  if (basics === undefined) return null;
  const { label, summary, url, website, profiles, location } = objectIn(basics);
  const years = listIn(work)
    .map((job) => Date.parse(textIn(objectIn(job)['startDate'])))
    .filter((start) => start <= today.getTime())
    .map((start) => today.getUTCFullYear() - new Date(start).getUTCFullYear());
  return {
    title: textIn(label),
    bio: textIn(summary),
    experience: years.length > 0 ? String(Math.max(1, ...years)) : '',
    // In the first version of the schema, this field was called `website`.
    portfolio_link: textIn(url) || textIn(website) || textIn(objectIn(listIn(profiles)[0])['url']),
    location: placeIn(location),
    skills: listIn(skills)
      .flatMap((skill) => [objectIn(skill)['name'], ...listIn(objectIn(skill)['keywords'])])
      .map(textIn)
      .join('\n'),
  };
}

function placeIn(location: unknown): string {
  const { address, city, region, countryCode } = objectIn(location);
  const code = textIn(countryCode);
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const country = /^[a-z]{2}$/i.test(code) ? countries.of(code.toUpperCase()) : code;
  const place = [textIn(city) || textIn(region), country].filter(Boolean).join(', ');
  return place || textIn(address);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
