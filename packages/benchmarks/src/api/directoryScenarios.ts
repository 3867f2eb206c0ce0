/** Measures requests to the directory of freelancers. */
import type { Scenario } from './scenarios.ts';

const DIRECTORY = '/api/accounts/freelancers/';
const READERS = 10;
/** The number of connections that send searches at the same time. Each search is new to the server. */
const SEARCHERS = 2;

const list = (name: string, query: string): Scenario => ({
  name,
  load: { next: () => ({ path: DIRECTORY + query }), expectedStatus: 200, connections: READERS },
});

/** Makes a scenario in which each search is new to the server. `queryOf` returns a search for a number. */
function firstSearch(name: string, queryOf: (number: number) => string): Scenario {
  let searches = 0;
  const next = () => ({ path: `${DIRECTORY}?${queryOf((searches += 1))}` });
  return { name, load: { next, expectedStatus: 200, connections: SEARCHERS } };
}

/** Makes searches that differ from each other by an excluded word, which occurs in no profile. */
const words = (text: string) => (number: number) => `search=${encodeURIComponent(`${text} -zq${number}`)}`;

/** Returns three letters for a number below 17,576. Different numbers give different letters. */
const lettersOf = (number: number) =>
  [676, 26, 1].map((place) => String.fromCodePoint(65 + (Math.floor(number / place) % 26))).join('');

export const directoryScenarios: readonly Scenario[] = [
  list('first page of the directory', '?search='),
  list('page 400', '?page=400'),
  list('a word of every 13th profile', '?search=engineer'),
  list('a typo', '?search=enginere'),
  firstSearch('first search, all by rate', (number) => `sort=rate_low&rate_currency=${lettersOf(number)}`),
  firstSearch('first search, a word of nine tenths', words('projects')),
  firstSearch('first search, a word of every 13th profile', words('engineer')),
  firstSearch(
    'first search, two words and a skill',
    (number) => `${words('engineer harbor')(number)}&skill=1`,
  ),
  firstSearch(
    'first search, two skills and a rate',
    (number) => `skill=1&skill=2&rate_max=${1_000 + number}`,
  ),
];
