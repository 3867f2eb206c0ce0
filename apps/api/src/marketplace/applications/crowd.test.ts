/** Tests that at least five people of the public directory always match what a client sees of a hidden applicant. */
import type { Applicant } from '@skillharbor/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequentFirst, listedPerson, skill } from '../../testing/listedPeople.ts';
import { fewestByAll, fewestByPairs } from '../../testing/joins.ts';
import type { Listed } from '../../testing/joins.ts';
import { applicantForClient } from './blind.ts';
import { CROWD_SIZE } from './crowd.ts';
import type { Directory } from './crowd.ts';

/** The skills that each job names: none, frequent skills, a rare skill, or many skills. */
const jobs = [[], [1], [1, 2, 3], [59], [2, 45, 58], frequentFirst.slice(0, 12)];

const directoryOf = (people: readonly Listed[], namedSkills: readonly number[]): Directory => ({
  groups: people.map((one) => ({ ...one, ...factsOf(one), people: 1 })),
  namedSkills,
});

const factsOf = ({ skills }: Listed) => ({
  skill_ids: skills.map(({ id }) => id),
  skills_count: skills.length,
});

/** Returns what the client of a job sees if all of these people apply to it. */
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

/** Groups the applicants who look the same to the client, and returns the size of each group. */
function alikeIn(applicants: readonly Applicant[]): number[] {
  const byLook = Map.groupBy(applicants, (applicant) => JSON.stringify(applicant));
  return [...byLook.values()].map((alike) => alike.length);
}

describe.each(jobs.map((skills) => ({ skills })))(
  'among 500 people, for a job that names the skills $skills',
  ({ skills }) => {
    const people = fc.sample(listedPerson, 500);
    const applicants = seen(people, skills);
    const looks = [
      ...new Map(applicants.map((applicant) => [JSON.stringify(applicant), applicant])).values(),
    ];

    test('at least five people of the directory match each shown field and each pair of shown fields', () => {
      expect(Math.min(...looks.map((look) => fewestByPairs(look, people)))).toBeGreaterThanOrEqual(
        CROWD_SIZE,
      );
    });

    test('at least five people match all shown fields together', () => {
      expect(Math.min(...looks.map((look) => fewestByAll(look, people)))).toBeGreaterThanOrEqual(CROWD_SIZE);
    });

    test('hidden facts reveal no more than shown facts, because at least five people look the same', () => {
      expect(Math.min(...alikeIn(applicants))).toBeGreaterThanOrEqual(CROWD_SIZE);
    });
  },
);

test('most of 500 applicants still show a rate, and many show a frequent skill that the job names', () => {
  const applicants = seen(fc.sample(listedPerson, 500), [1, 2, 3]);
  const count = (isShown: (applicant: Applicant) => boolean) => applicants.filter(isShown).length;
  expect(count(({ hourly_rate_band }) => hourly_rate_band !== null)).toBeGreaterThan(350);
  expect(count(({ skills }) => skills.length > 0)).toBeGreaterThan(200);
});

test('at least five people look the same to the client, or all people if the directory has fewer than five', () => {
  fc.assert(
    fc.property(
      fc.array(listedPerson, { maxLength: 40 }),
      fc.uniqueArray(skill, { maxLength: 4 }),
      (people, namedSkills) => {
        const fewest = Math.min(CROWD_SIZE, people.length);
        for (const alike of alikeIn(seen(people, namedSkills))) expect(alike).toBeGreaterThanOrEqual(fewest);
      },
    ),
  );
});
