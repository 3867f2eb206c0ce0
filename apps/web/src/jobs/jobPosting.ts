import type { CountryCode, EmploymentType, HirePlace, Job } from '@skillharbor/contract';
import { localityIn, membersOf, proseHtml } from '@skillharbor/prose';
import { englishAppMessages } from '../language/messages.ts';
import { hiringOrganization } from '../companies/organization.ts';
import { paths } from '../navigation/paths.ts';
import { parseSalary, salaryOf } from './salary.ts';

const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
};

/**
 * Describes a job for search engines (https://schema.org/JobPosting). It contains only data that the page shows, and
 * omits uncertain data. Returns null if the job accepts no applications, or lacks a field that search engines require.
 */
export function jobPosting(
  job: Job,
  { publicOrigin, today }: { publicOrigin: string; today: string },
): object | null {
  const isOpen = job.is_active && job.is_open && job.application_deadline >= today;
  const organization = hiringOrganization(job, { publicOrigin });
  if (!isOpen || job.date_posted === null || organization === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: proseHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: englishAppMessages.siteName, value: String(job.id) },
    url: publicOrigin + paths.job(job.id),
    datePosted: job.date_posted.slice(0, 'YYYY-MM-DD'.length),
    validThrough: `${job.application_deadline}T23:59:59Z`,
    employmentType: employmentTypes[job.employment_type],
    hiringOrganization: organization,
    ...placeOf(job),
    ...baseSalaryOf(job),
    directApply: true,
  };
}

/**
 * Describes the place as the client states it: where the work is or, for remote work, where the freelancer lives. The
 * country is never derived from the location.
 */
function placeOf({ location, remote, country, hire_from }: Job): object {
  if (remote !== 'remote')
    return { jobLocation: { '@type': 'Place', address: addressOf(location, country) } };
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(hire_from?.kind === 'places' && {
      applicantLocationRequirements: countriesIn(hire_from.places).map((name) => ({
        '@type': 'Country',
        name,
      })),
    }),
  };
}

function addressOf(location: string, country: CountryCode | null): string | object {
  if (country === null) return location;
  return {
    '@type': 'PostalAddress',
    addressLocality: localityIn(location, country),
    addressCountry: country,
  };
}

/** Search engines do not recognize groups of countries, so the members of a group are listed. */
const countriesIn = (places: readonly HirePlace[]): CountryCode[] => [...new Set(places.flatMap(membersOf))];

/** Describes the salary. The text is parsed only if the job has no amounts, and is used only if it is unambiguous. */
function baseSalaryOf({ pay, salary_range }: Job): object {
  const salary = pay ? salaryOf(pay) : parseSalary(salary_range ?? '');
  if (salary === null) return {};
  const { currency, minimum, maximum, unit } = salary;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(minimum === maximum
          ? { value: minimum }
          : { minValue: minimum, ...(maximum !== null && { maxValue: maximum }) }),
        unitText: unit,
      },
    },
  };
}
