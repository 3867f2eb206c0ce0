/** What the directory of freelancers costs. */
import type { Scenario } from './scenarios.ts';

const DIRECTORY = '/api/accounts/freelancers/';
const READERS = 10;
/** Who search for something new at the same time. */
const SEARCHERS = 2;

const list = (name: string, query: string): Scenario => ({
  name,
  load: { next: () => ({ path: DIRECTORY + query }), expectedStatus: 200, connections: READERS },
});

/** Searches that the server has not seen before: each names another currency, which filters nothing by itself. */
function firstSearch(name: string, query: string): Scenario {
  let searches = 0;
  const next = () => ({ path: `${DIRECTORY}?${query}&rate_currency=${lettersOf((searches += 1))}` });
  return { name, load: { next, expectedStatus: 200, connections: SEARCHERS } };
}

/** Three letters for a number below 17,576. */
const lettersOf = (number: number) =>
  [676, 26, 1].map((place) => String.fromCodePoint(65 + (Math.floor(number / place) % 26))).join('');

export const directoryScenarios: readonly Scenario[] = [
  list('first page of the directory', '?search='),
  list('page 400', '?page=400'),
  list('a word of every 13th profile', '?search=engineer'),
  list('a slip', '?search=enginere'),
  firstSearch('first search, all by rate', 'sort=rate_low'),
  firstSearch('first search, a word of nine tenths', 'search=projects'),
  firstSearch('first search, a word of every 13th profile', 'search=engineer'),
  firstSearch('first search, two words and a skill', 'search=engineer+harbor&skill=1'),
  firstSearch('first search, two skills', 'skill=1&skill=2'),
];
