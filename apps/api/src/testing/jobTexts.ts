/**
 * Generates the texts of different jobs. Words follow each other in the same way as in the demo jobs. As in real jobs,
 * a quarter of a text is a paragraph about one of 40 companies, and some sentences are the same in all texts.
 *
 *     const random = seededRandom(1)
 *     repostOf(jobText(random), random)     the same job of another company, with about one in eight words replaced
 */
import { jobs } from '../seed/data/jobs.ts';

export type Random = () => number;

/**
 * Returns a function that produces pseudo-random numbers from 0 to 1 (mulberry32). The same seed always gives the same
 * numbers.
 */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CHANGED = 1 / 8;
/**
 * The share of words that are chosen at random, instead of from the words that follow the previous word in the demo
 * jobs.
 */
const NEW_PAIRS = 1 / 3;
const WORDS_OF_JOB = 160;
const WORDS_OF_COMPANY = 50;

const corpus = jobs.flatMap(({ description }) => description.split(/\s+/));
/** For each word, the words that follow it in the demo jobs. A word is repeated as often as it occurs there. */
const followers = Map.groupBy(
  corpus.slice(1).map((next, index) => ({ word: corpus[index], next })),
  ({ word }) => word,
);

export function jobText(random: Random): string {
  const common = commonSentences.filter(() => random() < 1 / 2);
  return [companyIn(random), prose(WORDS_OF_JOB, random), ...common].join('\n\n');
}

/** Replaces some of the words of a job's text, and the paragraph about its company, with others. */
export function repostOf(text: string, random: Random): string {
  const [, ...paragraphs] = text.split('\n\n');
  return [companyIn(random), ...paragraphs]
    .join('\n\n')
    .replaceAll(/\p{L}+/gu, (word) => (random() < CHANGED ? oneOf(corpus, random) : word));
}

function prose(count: number, random: Random): string {
  const words = [oneOf(corpus, random)];
  while (words.length < count) {
    const next = followers.get(words.at(-1) ?? '')?.map((pair) => pair.next) ?? [];
    words.push(oneOf(random() < NEW_PAIRS || next.length === 0 ? corpus : next, random));
  }
  return words.join(' ');
}

const oneOf = (list: readonly string[], random: Random) => list[Math.floor(random() * list.length)] ?? '';

const companies = Array.from({ length: 40 }, (_, index) =>
  prose(WORDS_OF_COMPANY, seededRandom(1_000 + index)),
);
const companyIn = (random: Random) => oneOf(companies, random);

const commonSentences = [
  'We pay invoices within fourteen days.',
  'Please apply with a short letter and two examples of your work.',
  'You can work from anywhere, as long as we share three hours a day.',
  'We answer every application.',
  'Everyone is welcome, whatever their age, origin or religion.',
];
