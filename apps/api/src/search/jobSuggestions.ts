/**
 * Suggests searches while the user types.
 *
 *     const suggest = createSuggestions({ queries, version });
 *     await suggest('prod')     [{ kind: 'title', text: 'Product designer', count: 12 }, …]
 *
 * Suggestions are cached until the version of the jobs changes, because many users type the same text.
 */
import type { Suggestion } from '@skillharbor/contract';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOfText } from './search.repository.ts';
import { countMatches } from './jobSearch.repository.ts';
import { wordsOf } from './search.text.ts';
import { findSkills, findTitles, findValues } from './jobSuggestions.repository.ts';

export type Suggest = (text: string) => Promise<readonly Suggestion[]>;

/** The highest number of jobs that a suggestion states. */
const MAX_JOBS = 1_000;
const MAX_TITLES = 4;
const MAX_SKILLS = 2;
const MAX_VALUES = 3;
const MAX_WORDS = 10;
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 1_024;

interface Dependencies {
  queries: Queries;
  version: Version;
}

export function createSuggestions({ queries, version }: Dependencies): Suggest {
  const cache = createVersionedCache<readonly Suggestion[]>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: (_, key) => key.length + OVERHEAD_BYTES,
  });

  async function find(words: readonly string[]): Promise<Suggestion[]> {
    const conditions = await conditionsOfText(queries, words.join(' '), true);
    if (!conditions) return [];
    const ofKind = (kind: Suggestion['kind'], found: readonly Omit<Suggestion, 'kind'>[]) =>
      found.map(({ text, count }) => ({ kind, text, count }));
    const values = { max: MAX_JOBS, limit: MAX_VALUES };
    return [
      ...ofKind('title', await findTitles(queries, conditions, { max: MAX_JOBS, limit: MAX_TITLES })),
      ...ofKind('skill', await countSkills(await findSkills(queries, words, MAX_SKILLS))),
      ...ofKind('company', await findValues(queries, 'company', words, values)),
      ...ofKind('location', await findValues(queries, 'location', words, values)),
    ];
  }

  async function countSkills(names: readonly string[]) {
    const counted: Omit<Suggestion, 'kind'>[] = [];
    for (const text of names) {
      const conditions = await conditionsOfText(queries, text, false);
      const count = conditions ? await countMatches(queries, conditions.match, MAX_JOBS) : 0;
      if (count > 0) counted.push({ text, count });
    }
    return counted;
  }

  return async (text) => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    return words.length === 0 ? [] : cache.get(words.join(' '), () => find(words));
  };
}
