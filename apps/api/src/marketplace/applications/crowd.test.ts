/** Tests that what a client sees of a hidden applicant never narrows the public directory to fewer than five people. */
import type { Applicant } from '@skillharbor/contract';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestByAll, fewestByPairs } from '../../testing/joins.ts';
import type { Listed } from '../../testing/joins.ts';
import { applicantForClient } from './blind.ts';
import { CROWD_SIZE } from './crowd.ts';
import type { Directory } from './crowd.ts';

const oneOf = <Value>(...weighted: [weight: number, value: Arbitrary<Value>][]): Arbitrary<Value> =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const constant = fc.constant;

/** The countries of freelancers, with their currency and what an American dollar costs in it. Some are rare. */
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

/** The ids of the skills, the most frequent first. The last ones are as rare as in life. */
const skillIds = Array.from({ length: 60 }, (_, index) => index + 1);
const skill = oneOf(
  ...skillIds.map((id): [number, Arbitrary<number>] => [Math.ceil(600 / id ** 1.5), constant(id)]),
);

const person: Arbitrary<Listed> = fc
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

/** Jobs name no skill, frequent skills, a rare one, or many. */
const jobs = [[], [1], [1, 2, 3], [60], [2, 45, 58], skillIds.slice(0, 12)];

const directoryOf = (people: readonly Listed[], namedSkills: readonly number[]): Directory => ({
  groups: people.map((one) => ({ ...one, ...factsOf(one), people: 1 })),
  namedSkills,
});

const factsOf = ({ skills }: Listed) => ({
  skill_ids: skills.map(({ id }) => id),
  skills_count: skills.length,
});

/** Returns what the client of a job sees if each of these people applies to it. */
function seen(people: readonly Listed[], namedSkills: readonly number[]): Applicant[] {
  const directory = directoryOf(people, namedSkills);
  return people.map((one) =>
    applicantForClient(
      {
        ...one,
        name: 'Applicant 1',
        title: 'Sextant maker',
        location: 'Ushuaia',
        portfolio_link: 'https://zq.example',
        profile_picture: '/zq.webp',
        hourly_rate_band: null,
        skills: one.skills.map(({ id, name }) => ({ id, name, is_named: namedSkills.includes(id) })),
        other_skills_count: 0,
      },
      directory,
    ),
  );
}

/** Returns how many people look the same as each applicant. */
function alikeIn(applicants: readonly Applicant[]): number[] {
  const byLook = Map.groupBy(applicants, (applicant) => JSON.stringify(applicant));
  return [...byLook.values()].map((alike) => alike.length);
}

describe.each(jobs.map((skills) => ({ skills })))(
  'among 500 people, for a job that names the skills $skills',
  ({ skills }) => {
    const people = fc.sample(person, 500);
    const applicants = seen(people, skills);
    const looks = [
      ...new Map(applicants.map((applicant) => [JSON.stringify(applicant), applicant])).values(),
    ];

    test('no field and no pair of fields fits fewer than five people of the directory', () => {
      expect(Math.min(...looks.map((look) => fewestByPairs(look, people)))).toBeGreaterThanOrEqual(
        CROWD_SIZE,
      );
    });

    test('all fields together fit five people or more', () => {
      expect(Math.min(...looks.map((look) => fewestByAll(look, people)))).toBeGreaterThanOrEqual(CROWD_SIZE);
    });

    test('what is left out tells no more than what is shown, because at least five people look the same', () => {
      expect(Math.min(...alikeIn(applicants))).toBeGreaterThanOrEqual(CROWD_SIZE);
    });
  },
);

test('most of 500 applicants show a rate, and half of them a frequent skill that the job names', () => {
  const applicants = seen(fc.sample(person, 500), [1, 2, 3]);
  const count = (isShown: (applicant: Applicant) => boolean) => applicants.filter(isShown).length;
  expect(count(({ hourly_rate_band }) => hourly_rate_band !== null)).toBeGreaterThan(400);
  expect(count(({ skills }) => skills.length > 0)).toBeGreaterThan(250);
});

test('in a directory of any size, at least five people look the same, or all of them', () => {
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 40 }),
      fc.uniqueArray(skill, { maxLength: 4 }),
      (people, namedSkills) => {
        const fewest = Math.min(CROWD_SIZE, people.length);
        for (const alike of alikeIn(seen(people, namedSkills))) expect(alike).toBeGreaterThanOrEqual(fewest);
      },
    ),
  );
});
