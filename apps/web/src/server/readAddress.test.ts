import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { readAddress } from './readAddress.ts';

test.each([
  paths.home({ sort: 'oldest', page: 2 }),
  paths.jobs({
    search: 'a & b?',
    category: ['tech', 'other'],
    location: ['Kyiv', 'Oslo'],
    company: ['North Pier'],
    employment_type: ['contract'],
    remote: ['hybrid'],
    pay_min: 40,
    pay_currency: 'EUR',
    pay_period: 'day',
    has_pay: true,
    posted_within: 7,
    is_open: true,
    sort: 'oldest',
    page: 2,
  }),
  paths.freelancers(
    '?search=a&skill=1&skill=2&availability=Busy&rate_min=4&rate_max=9&rate_currency=EUR&page=2',
  ),
  paths.signIn({ from: '/apply/5?a=1' }),
  paths.signUp({ tab: 'client', from: '/jobs' }),
  paths.forgotPassword({ from: '/apply/5?a=1' }),
  paths.legal('terms', { version: 1 }),
  paths.myApplications({ status: 'accepted' }),
  paths.manageJob(5, { state: 'decided', sort: 'oldest' }),
  paths.compare(5, [7, 8], { state: 'decided', sort: 'oldest' }),
  paths.applicant(5, 7, { state: 'decided', sort: 'oldest' }),
  paths.application(5, 7, { state: 'decided', sort: 'oldest' }),
])('the address of %s keeps the parameters that its page reads', (address) => {
  expect(readAddress(address)).toEqual({ address, hasUnknown: false });
});

test.each([
  ['/signin?q=random', '/signin'],
  ['/jobs?utm_source=mail&page=2&search=a', '/jobs?search=a&page=2'],
  ['/job/5?from=/jobs', '/job/5'],
  ['/nowhere?page=2', '/nowhere'],
])('%s is the same page as %s', (asked, address) => {
  expect(readAddress(asked)).toEqual({ address, hasUnknown: false });
});

test.each([
  ['the directory hands on', '/freelancers?cursor=a%2Bb&page=2'],
  ['a protected page leads back to', '/profile?page=2&q=%C3%A9'],
])('%s unknown parameters', (_, address) => {
  expect(readAddress(address)).toEqual({ address, hasUnknown: true });
});
