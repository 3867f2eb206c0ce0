import type { MyCompany } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { companies } from '../../messages/companies.ts';
import { companyInput, companyValues, validateCompany } from './companyValues.ts';
import type { CompanyValues } from './companyValues.ts';

const company: MyCompany = {
  slug: 'northwind-labs',
  name: 'Northwind Labs',
  about: 'We measure wind.',
  website: 'https://northwind.example',
  size: '11-50',
  founded: 1987,
  location: 'Bergen, Norway',
  logo: null,
  logo_2x: null,
};
const format = { number: (value: number) => String(value) };
const check = (changes: Partial<CompanyValues>) =>
  validateCompany({ ...companyValues(company), ...changes }, companies.edit, format);

test('a complete company is valid, and is sent unchanged', () => {
  expect(check({})).toEqual({});
  const { name, about, website } = company;
  expect(companyInput(companyValues(company))).toEqual({
    name,
    about,
    website,
    size: '11-50',
    founded: '1987',
    location: 'Bergen, Norway',
    logo: null,
    remove_logo: false,
  });
});

test('a logo that is marked for removal is removed, unless a new logo replaces it', () => {
  const values = { ...companyValues(company), remove_logo: true };
  expect(companyInput(values).remove_logo).toBe(true);
  expect(companyInput({ ...values, logo: new File(['a'], 'a.png') }).remove_logo).toBe(false);
});

test('only the name of the company is required', () => {
  expect(check({ name: ' ', about: '', website: '' })).toEqual({ name: ['Company name is required'] });
  expect(check({ about: '', website: ' ' })).toEqual({});
});

test.each(['northwind.example', 'javascript:alert(1)', 'https://', 'ftp://files.example'])(
  '%s is not a website',
  (website) =>
    expect(check({ website })).toEqual({ website: ['Enter an address like https://example.com.'] }),
);

test('a year needs four digits, which may be Arabic digits', () => {
  expect(check({ founded: '' })).toEqual({});
  expect(check({ founded: '١٩٨٧' })).toEqual({});
  expect(companyInput({ ...companyValues(company), founded: ' ١٩٨٧ ' }).founded).toBe('1987');
  for (const founded of ['87', '0087', 'in 1987', '3026'])
    expect(check({ founded })).toEqual({ founded: ['Enter a year like 1987.'] });
});

test('details that the client leaves out are sent as empty texts', () => {
  const bare = companyValues({ ...company, size: null, founded: null, location: '' });
  expect(companyInput(bare)).toMatchObject({ size: '', founded: '', location: '' });
});

test('a text that is too long gets an error that states the maximum length', () => {
  const long = 'a'.repeat(5_000);
  expect(check({ name: long, about: long, website: `https://example.com/${long}`, location: long })).toEqual({
    name: ['Use at most 120 characters.'],
    about: ['Use at most 4000 characters.'],
    website: ['Use at most 500 characters.'],
    location: ['Use at most 120 characters.'],
  });
});

test('texts are sent without surrounding spaces, and the link is sent in ASCII', () => {
  const typed = {
    name: ' Wind ',
    about: ' We measure. ',
    website: ' https://wind.example/über ',
    size: '' as const,
    founded: '',
    location: ' Bergen ',
    logo: null,
    remove_logo: false,
  };
  expect(companyInput(typed)).toEqual({
    name: 'Wind',
    about: 'We measure.',
    website: 'https://wind.example/%C3%BCber',
    size: '',
    founded: '',
    location: 'Bergen',
    logo: null,
    remove_logo: false,
  });
});
