import type { Job, Suggestion } from '@skillharbor/contract';
import { skillGroups } from '../fixtures/skills.ts';
import { searchJobs } from './searchJobs.ts';
import { wordsOf } from './words.ts';

/** The maximum number of suggestions of each kind. */
const limits: Readonly<Record<Suggestion['kind'], number>> = { title: 4, skill: 2, company: 3, location: 3 };

/** Returns the texts of active jobs that complete the words of a search. */
export function suggestSearches(jobs: readonly Job[], search: string): Suggestion[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const suggested = (kind: Suggestion['kind'], texts: readonly string[]) =>
    counted(texts.filter((text) => hasWords(text, words)))
      .slice(0, limits[kind])
      .map(([text, count]) => ({ kind, text, count }));
  const skills = skillGroups.flatMap((group) => group.skills.map(({ name }) => name));
  const skillsOfJobs = skills
    .filter((name) => hasWords(name, words))
    .flatMap((name) => searchJobs(jobs, name).jobs.map(() => name));
  return [
    ...suggested(
      'title',
      jobs.map(({ title }) => title),
    ),
    ...suggested('skill', skillsOfJobs),
    ...suggested(
      'company',
      jobs.map(({ company }) => company),
    ),
    ...suggested(
      'location',
      jobs.map(({ location }) => location),
    ),
  ];
}

function hasWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

/** Returns each text with the number of its occurrences, sorted by this number, the largest first. */
function counted(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([one, count], [other, others]) => others - count || one.localeCompare(other));
}
