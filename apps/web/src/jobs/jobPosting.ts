import type { EmploymentType, Job } from '@skillharbor/contract';
import { addressIn, countryIn, proseHtml } from '@skillharbor/prose';
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
 * Describes a job for search engines (https://schema.org/JobPosting). It contains only what the page shows, and omits
 * uncertain data. Returns null if the job accepts no applications or lacks what search engines require.
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
 * Describes the place: `Remote (India)` names where the freelancer lives, and `Lisbon, Portugal` names where the work
 * is.
 */
function placeOf({ location, remote }: Job): object {
  if (remote !== 'remote') return { jobLocation: placeAt(postalAddressIn(location) ?? location) };
  const jobLocationType = 'TELECOMMUTE';
  const country = countryIn(location);
  if (country !== undefined)
    return { jobLocationType, applicantLocationRequirements: { '@type': 'Country', name: country } };
  const address = postalAddressIn(location);
  return { jobLocationType, ...(address !== undefined && { jobLocation: placeAt(address) }) };
}

function placeAt(address: string | object): object {
  return { '@type': 'Place', address };
}

function postalAddressIn(location: string): object | undefined {
  const address = addressIn(location);
  if (!address) return undefined;
  return { '@type': 'PostalAddress', addressLocality: address.locality, addressCountry: address.country };
}

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
