import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { filterQuery, filtersIn, filtersOf } from './filterQuery.ts';

const everything =
  'category=tech&category=finance&location=Kyiv%2C+Ukraine&company=Acme&employment_type=contract&remote=remote&remote=hybrid' +
  '&pay_min=60.5&pay_currency=EUR&pay_period=day&has_pay=true&posted_within=7&is_open=true';

test('every filter is the same after it is written to an address and read again', () => {
  const filters = filtersIn(new URLSearchParams(everything));
  expect(paths.jobs(filterQuery(filters))).toBe(`/jobs?${everything}`);
  expect(filtersOf(filterQuery(filters))).toEqual(filters);
});

test.each([
  ['category=boats&category=toString', {}],
  ['category=tech&category=tech', { category: ['tech'] }],
  ['category=Tech', {}],
  ['location=&location=%20', {}],
  [`company=${'x'.repeat(201)}&company=Acme`, { company: ['Acme'] }],
  ['remote=onsite&remote=anywhere', { remote: ['onsite'] }],
  ['pay_min=60', { pay_min: 60 }],
  ['pay_min=60&pay_currency=USD&pay_period=hour', { pay_min: 60 }],
  ['pay_min=60&pay_currency=euro', {}],
  ['pay_min=60&pay_period=fortnight', {}],
  ['pay_min=0', {}],
  ['pay_min=-5', {}],
  ['pay_min=1e3', {}],
  ['pay_min=99999999999', {}],
  ['pay_currency=EUR', {}],
  ['has_pay=1&is_open=yes', {}],
  ['posted_within=2', {}],
  ['posted_within=30', { posted_within: 30 }],
])('the address %s means the filters %j', (query, asked) => {
  expect(filterQuery(filtersIn(new URLSearchParams(query)))).toEqual(asked);
});

test('at most as many values are read from the URL as the contract allows', () => {
  const query = new URLSearchParams(Array.from({ length: 30 }, (_, index) => ['location', `Place ${index}`]));
  expect(filtersIn(query).location).toHaveLength(20);
});
