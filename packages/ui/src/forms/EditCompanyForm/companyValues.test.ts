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
    logo: null,
    remove_logo: false,
  });
});

test('a logo is removed, unless a new one takes its place', () => {
  const values = { ...companyValues(company), remove_logo: true };
  expect(companyInput(values).remove_logo).toBe(true);
  expect(companyInput({ ...values, logo: new File(['a'], 'a.png') }).remove_logo).toBe(false);
});

test('only the name is required', () => {
  expect(check({ name: ' ', about: '', website: '' })).toEqual({ name: ['Company name is required'] });
  expect(check({ about: '', website: ' ' })).toEqual({});
});

test.each(['northwind.example', 'javascript:alert(1)', 'https://', 'ftp://files.example'])(
  '%s is not a website',
  (website) =>
    expect(check({ website })).toEqual({ website: ['Enter an address like https://example.com.'] }),
);

test('a text that is too long gets an error with the maximum length', () => {
  const long = 'a'.repeat(5_000);
  expect(check({ name: long, about: long, website: `https://example.com/${long}` })).toEqual({
    name: ['Use at most 120 characters.'],
    about: ['Use at most 4000 characters.'],
    website: ['Use at most 500 characters.'],
  });
});

test('texts are sent without spaces around them, and the link in ASCII', () => {
  const typed = {
    name: ' Wind ',
    about: ' We measure. ',
    website: ' https://wind.example/über ',
    logo: null,
    remove_logo: false,
  };
  expect(companyInput(typed)).toEqual({
    name: 'Wind',
    about: 'We measure.',
    website: 'https://wind.example/%C3%BCber',
    logo: null,
    remove_logo: false,
  });
});
