import { bareCompany, company, job, unknownCompanyJob } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { englishAppMessages } from '../language/messages.ts';
import { companyPreview } from './companyPreview.ts';
import { hiringOrganization, organization } from './organization.ts';

const site = { publicOrigin: 'https://harbor.test' };

test('the structured data of a company contains its page, its site and its logo', () => {
  expect(organization({ ...company, about: 'Boats.', logo_2x: '/media/pictures/a-300.webp' }, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'North Pier Ferries',
    url: 'https://harbor.test/company/north-pier-ferries',
    sameAs: 'https://northpier.example/about',
    logo: 'https://harbor.test/media/pictures/a-300.webp',
    description: 'Boats.',
  });
});

test('structured data omits fields that the company did not enter', () => {
  expect(organization(bareCompany, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ebb',
    url: 'https://harbor.test/company/ebb',
  });
});

test('the structured data of a job names its company unless the company has no name', () => {
  expect(hiringOrganization({ ...job, company_logo: '/media/pictures/a-150.webp' }, site)).toMatchObject({
    url: 'https://harbor.test/company/north-pier-ferries',
    logo: 'https://harbor.test/media/pictures/a-150.webp',
  });
  expect(hiringOrganization(unknownCompanyJob, site)).toBeNull();
});

test('search engines are told not to list an empty page of a company', () => {
  expect(companyPreview(bareCompany, englishAppMessages).canonical).toBeNull();
  expect(companyPreview({ ...bareCompany, open_jobs: 1 }, englishAppMessages).canonical).toBe('/company/ebb');
  expect(companyPreview({ ...bareCompany, about: 'Boats.' }, englishAppMessages)).toMatchObject({
    canonical: '/company/ebb',
    description: 'Boats.',
  });
});
