/** Generates freelancers for the directory, with realistic rates, currencies, skills and availabilities. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Listed } from './joins.ts';

const oneOf = <Value>(...weighted: [weight: number, value: Arbitrary<Value>][]): Arbitrary<Value> =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const constant = fc.constant;

/**
 * Generates the country of a freelancer, as its currency and the price of one US dollar in that currency. Some
 * countries are rare.
 */
const country = oneOf<[currency: string, dollar: number]>(
  [300, constant(['USD', 1])],
  [300, constant(['EUR', 0.9])],
  [120, constant(['GBP', 0.8])],
  [80, constant(['INR', 83])],
  [80, constant(['CAD', 1.4])],
  [50, constant(['KES', 130])],
  [30, constant(['JPY', 150])],
  [15, constant(['NOK', 10.5])],
  [3, constant(['CHF', 0.9])],
  [3, constant(['KWD', 0.3])],
);
const dollars = oneOf(
  [5, fc.integer({ min: 5, max: 15 })],
  [25, fc.integer({ min: 15, max: 40 })],
  [40, fc.integer({ min: 40, max: 90 })],
  [22, fc.integer({ min: 90, max: 150 })],
  [3, fc.integer({ min: 150, max: 600 })],
);

/** The ids of the skills, most frequent first. The last skills are as rare as they are in reality. */
export const frequentFirst = Array.from({ length: 59 }, (_, index) => index + 1);
export const skill = oneOf(
  ...frequentFirst.map((id): [number, Arbitrary<number>] => [Math.ceil(600 / id ** 1.5), constant(id)]),
);

export const listedPerson: Arbitrary<Listed> = fc
  .record({
    country,
    dollars: oneOf<number | null>([19, dollars], [1, constant(null)]),
    availability_status: oneOf<Listed['availability_status']>(
      [70, constant('Available')],
      [22, constant('Busy')],
      [8, constant('On Leave')],
    ),
    skills: fc.uniqueArray(skill, { maxLength: 9 }).map((ids) => ids.toSorted((one, other) => one - other)),
  })
  .map(({ country: [rate_currency, dollar], dollars: rate, availability_status, skills }) => ({
    hourly_rate: rate === null ? null : Math.round(rate * dollar),
    rate_currency,
    availability_status,
    skills: skills.map((id) => ({ id, name: `Skill ${id}`, category: 'Development' })),
  }));
