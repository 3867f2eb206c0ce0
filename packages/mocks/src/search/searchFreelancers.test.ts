import { expect, test } from 'vitest';
import { busyFreelancer, freelancer, freelancers, newFreelancer } from '../fixtures/freelancers.ts';
import { searchFreelancers } from './searchFreelancers.ts';
import type { DirectorySearch } from './searchFreelancers.ts';

const everything: DirectorySearch = {
  words: '',
  skills: [],
  availability: [],
  rateMin: null,
  rateMax: null,
  currency: 'USD',
  sort: undefined,
};
const find = (search: Partial<DirectorySearch>) =>
  searchFreelancers(freelancers, { ...everything, ...search });
const namesFound = (search: Partial<DirectorySearch>) =>
  find(search).freelancers.map(({ user }) => user.first_name);
const idsOf = (...names: string[]) =>
  freelancers
    .flatMap(({ skills }) => skills)
    .filter(
      ({ name }, index, all) => names.includes(name) && all.findIndex((one) => one.name === name) === index,
    )
    .map(({ id }) => id);

test('an empty profile is never first', () => {
  for (const sort of [undefined, 'best', 'newest', 'rate_low', 'rate_high'] as const)
    expect(find({ sort }).freelancers.at(-1)?.id).toBe(newFreelancer.id);
});

test('a search by words, skills, availability and rates finds freelancers who match all of them', () => {
  expect(namesFound({ words: 'designer' })).toContain(freelancer.user.first_name);
  expect(namesFound({ words: 'montevideo' })).toEqual([busyFreelancer.user.first_name]);
  expect(namesFound({ skills: idsOf('React', 'Accessibility') })).toContain(busyFreelancer.user.first_name);
  expect(namesFound({ skills: idsOf('React', 'Accessibility') })).not.toContain(freelancer.user.first_name);
  expect(namesFound({ availability: ['On Leave'] })).toEqual(['Ingrid']);
  expect(namesFound({ rateMin: 80, currency: 'EUR' })).toEqual([busyFreelancer.user.first_name]);
  expect(namesFound({ rateMin: 80 })).toEqual([]);
});

test('a typo is corrected', () => {
  expect(find({ words: 'desinger' }).foundWords).toBe('designer');
});

test('the facets count the freelancers that would remain with each further value', () => {
  const { facets } = find({ words: 'submarine', skills: idsOf('React') });
  expect(facets.skills).toMatchObject([{ name: 'React', count: 0 }]);
  expect(find({ availability: ['Busy'] }).facets.availability.map(({ count }) => count)).toEqual([3, 2, 1]);
});
