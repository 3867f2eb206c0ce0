import { job, moreJobs } from '@skillharbor/mocks';
import { describe, expect, test } from 'vitest';
import { adviceFor, rules } from './jobAdvice.ts';
import type { AdviceId, JobDraft } from './jobAdvice.ts';

const good: JobDraft = {
  title: 'Product designer for a ferry booking app',
  short_description: 'Redesign the booking flow that carries 40,000 passengers a week.',
  description: job.description,
  category: 'tech',
  location: 'Lisbon, Portugal',
  country: 'PT',
  employment_type: 'contract',
  remote: 'hybrid',
  pay: { min: 60, max: 80, currency: 'USD', period: 'hour' },
  salary_range: null,
  application_deadline: '2026-11-30',
  company: 'North Pier Ferries',
  today: '2026-10-01',
};
const empty: JobDraft = {
  ...good,
  title: '',
  short_description: '',
  description: '',
  location: '',
  pay: null,
  application_deadline: '',
  company: undefined,
};
const idsFor = (change: Partial<JobDraft>) => adviceFor({ ...good, ...change }).map(({ id }) => id);

test('a good job gets no advice', () => {
  expect(adviceFor(good)).toEqual([]);
  const hire_from = { kind: 'places' as const, places: ['IN' as const] };
  expect(idsFor({ remote: 'remote', location: 'Remote (India)', country: null, hire_from })).toEqual([]);
  expect(idsFor({ remote: 'remote', location: 'Anywhere' })).toEqual([]);
});

test.each([job, ...moreJobs].filter(({ pay }) => pay))('the job $title gets no advice', (one) => {
  // The advice about the place is left out, because Singapore is both a city and a country.
  const found = adviceFor({ ...one, today: '2026-06-15' }).filter(({ id }) => id !== 'placeForSearch');
  expect(found).toEqual([]);
});

test('an empty form gets no advice', () => {
  expect(adviceFor(empty)).toEqual([]);
});

const cases: Record<AdviceId, [found: Partial<JobDraft>, ...silent: Partial<JobDraft>[]]> = {
  noPlace: [
    { location: 'Remote', remote: 'onsite' },
    { location: 'Remoteville, Australia', remote: 'onsite' },
  ],
  excludingWords: [{ description: `${good.description} You are a digital native.` }],
  contactDetails: [{ description: `${good.description} Call +46 31 123 45 67.` }],
  noPay: [
    { pay: null },
    { pay: null, salary_range: '€280 an evening' },
    { pay: null, description: '' },
    { pay: null, location: '' },
  ],
  wideSpread: [
    { pay: { min: 50, max: 100.01, currency: 'USD', period: 'hour' } },
    { pay: { min: 50, max: 100, currency: 'USD', period: 'hour' } },
    { pay: { min: 50, max: null, currency: 'USD', period: 'hour' } },
  ],
  shortText: [
    { description: 'word '.repeat(39) },
    { description: 'word '.repeat(40) },
    { description: '我们正在寻找一位设计师，重新设计每周运送四万名乘客的预订流程。'.repeat(4) },
  ],
  allCapitals: [
    { title: 'PRODUCT DESIGNER WANTED' },
    { title: 'SEO and PPC expert, AWS' },
    { title: '产品设计师' },
    { title: 'مصمّمة واجهات' },
  ],
  farDeadline: [{ application_deadline: '2026-12-31' }, { application_deadline: '2026-12-30' }],
  titleForSearch: [
    { title: 'Urgent: designer, €60 an hour!' },
    { title: 'Designer wanted!' },
    { title: 'C# and .NET developer' },
    { title: 'Writer (French/English), 3 days' },
  ],
  placeForSearch: [
    { country: null },
    { location: 'Anywhere', remote: 'remote' },
    { location: 'India', remote: 'remote', hire_from: { kind: 'anywhere' } },
    { location: '', country: null },
  ],
  companyForSearch: [{ company: 'Unknown' }, { company: undefined }],
};

describe.each(Object.keys(rules) as AdviceId[])('the advice %s', (id) => {
  const [found, ...silent] = cases[id];
  test(`is given for ${JSON.stringify(found).slice(-80)}`, () => {
    expect(idsFor(found)).toEqual([id]);
  });
  test.each(silent)('is not given for %j', (change) => {
    expect(idsFor(change)).not.toContain(id);
  });
});

test('advice quotes the words that it is about', () => {
  const [advice] = adviceFor({ ...good, title: 'Salesman' });
  expect(advice).toEqual({ id: 'excludingWords', field: 'description', words: ['Salesman'] });
});
