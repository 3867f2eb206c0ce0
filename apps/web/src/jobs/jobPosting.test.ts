import type { Job, Pay } from '@skillharbor/contract';
import { job as fixture } from '@skillharbor/mocks';
import { describe, expect, test } from 'vitest';
import { jobPosting } from './jobPosting.ts';

const job: Job = {
  ...fixture,
  id: 7,
  company_logo: '/media/pictures/a-150.webp',
  application_deadline: '2026-06-20',
  date_posted: '2026-06-01T23:30:00.000Z',
  salary_range: null,
  pay: { min: 60, max: 80, currency: 'EUR', period: 'hour' },
  employment_type: 'contract',
  location: 'Lisbon, Portugal',
  remote: 'hybrid',
  country: 'PT',
  hire_from: null,
  description: 'Draw <maps>.\n\n- By hand\n- In ink',
};

const posting = (change: Partial<Job> = {}, today = '2026-06-15') =>
  jobPosting({ ...job, ...change }, { publicOrigin: 'https://harbor.test', today });

test('structured data has every field that search engines require', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Product designer for a ferry booking app',
    description: '<p>Draw &lt;maps&gt;.</p>\n<ul><li>By hand</li><li>In ink</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Skill Harbor', value: '7' },
    url: 'https://harbor.test/job/7',
    datePosted: '2026-06-01',
    validThrough: '2026-06-20T23:59:59Z',
    employmentType: 'CONTRACTOR',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'North Pier Ferries',
      url: 'https://harbor.test/company/north-pier-ferries',
      sameAs: 'https://northpier.example/about',
      logo: 'https://harbor.test/media/pictures/a-150.webp',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 60, maxValue: 80, unitText: 'HOUR' },
    },
    directApply: true,
  });
});

describe('there is no structured data', () => {
  test.each<[string, Partial<Job>]>([
    ['of an inactive job', { is_active: false, is_open: false }],
    ['of a job that the server has closed', { is_open: false }],
    ['of a job that was never posted', { date_posted: null }],
    ['of a job without a company', { company_slug: null }],
  ])('%s', (_name, change) => {
    expect(posting(change)).toBeNull();
  });

  test('a job has no structured data from the day after its deadline', () => {
    expect(posting({}, '2026-06-20')).not.toBeNull();
    expect(posting({}, '2026-06-21')).toBeNull();
  });
});

test.each([
  ['full-time', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
] as const)('%s is %s', (employment_type, employmentType) => {
  expect(posting({ employment_type })).toMatchObject({ employmentType });
});

describe('the place', () => {
  const place = (change: Partial<Job>) => {
    const { jobLocation, jobLocationType, applicantLocationRequirements } = {
      jobLocation: undefined,
      jobLocationType: undefined,
      applicantLocationRequirements: undefined,
      ...posting({ country: null, ...change }),
    };
    return { jobLocation, jobLocationType, applicantLocationRequirements };
  };
  const country = (name: string) => ({ '@type': 'Country', name });

  test.each(['onsite', 'hybrid'] as const)('the place of %s has the stated country', (remote) => {
    expect(place({ location: 'Atlanta, Georgia', country: 'US', remote })).toEqual({
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Atlanta, Georgia', addressCountry: 'US' },
      },
    });
  });

  test.each(['onsite', 'hybrid'] as const)(
    'the place of %s is the unchanged text if no country is stated',
    (remote) => {
      expect(place({ location: 'Paraty, Brazil', remote })).toEqual({
        jobLocation: { '@type': 'Place', address: 'Paraty, Brazil' },
      });
    },
  );

  test('the place of remote work is the country where applicants must live', () => {
    const hire_from: Job['hire_from'] = { kind: 'places', places: ['IN', 'PT'] };
    expect(place({ location: 'Remote', remote: 'remote', hire_from })).toEqual({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [country('IN'), country('PT')],
    });
  });

  test('the place of remote work in the EU is the list of the EU’s members', () => {
    const { applicantLocationRequirements: countries } = place({
      remote: 'remote',
      hire_from: { kind: 'places', places: ['EU', 'PT'] },
    });
    expect(countries).toHaveLength(27);
    expect(countries).toContainEqual(country('PT'));
  });

  test.each([null, { kind: 'anywhere' }] as const)(
    'the place of remote work from %j contains nothing uncertain',
    (hire_from) => {
      expect(place({ location: 'Remote (India)', remote: 'remote', hire_from })).toEqual({
        jobLocationType: 'TELECOMMUTE',
      });
    },
  );
});

describe('the salary', () => {
  const pay: Pay = { min: 60, max: 80, currency: 'EUR', period: 'hour' };
  const salary = (change: Partial<Job>) => ({ baseSalary: undefined, ...posting(change) }).baseSalary;

  test.each<[Pay, object]>([
    [
      { ...pay, max: 60 },
      { value: 60, unitText: 'HOUR' },
    ],
    [
      { ...pay, max: null, period: 'month' },
      { minValue: 60, unitText: 'MONTH' },
    ],
    [
      { ...pay, period: 'day' },
      { minValue: 60, maxValue: 80, unitText: 'DAY' },
    ],
  ])('is read from %j', (pay, value) => {
    expect(salary({ pay })).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...value },
    });
  });

  test('is omitted for a project sum and for a job without pay', () => {
    expect(salary({ pay: { ...pay, period: 'project' } })).toBeUndefined();
    expect(salary({ pay: { ...pay, min: 0, max: null } })).toBeUndefined();
  });

  test('is taken from the amounts, not from the text', () => {
    expect(salary({ pay, salary_range: '$10 an hour' })).toMatchObject({ currency: 'EUR' });
    expect(salary({ pay: { ...pay, period: 'project' }, salary_range: '$10 an hour' })).toBeUndefined();
  });
});

test('the salary is omitted if there are no amounts and the text is ambiguous', () => {
  expect(posting({ pay: null, salary_range: '$60–80 an hour' })).not.toHaveProperty('baseSalary');
  expect(posting({ pay: null, salary_range: null })).not.toHaveProperty('baseSalary');
  expect(posting({ pay: null, salary_range: '€60 an hour' })).toHaveProperty('baseSalary.value.value', 60);
});
