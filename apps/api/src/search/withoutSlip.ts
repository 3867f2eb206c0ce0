import type { Queries } from '../database/tables.ts';
import { findConditions, findKnownWords } from './search.repository.ts';
import { changesOf, slipsOf, withWords } from './search.slips.ts';
import { isPlain, termsOf } from './search.terms.ts';
import type { Condition } from './search.tsquery.ts';

/** How many texts are tried instead of one that finds nothing, and how many of their matches count. */
const MAX_CHANGES = 12;
const COUNTED_MATCHES = 100;

/** How many match, at most `max`. */
type CountMatches = (queries: Queries, match: Condition, max: number) => Promise<number>;

/** A text with fewer slips that finds something, the most of those with the fewest changes; null where there is none. */
export async function withoutSlip(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<string | null> {
  const typed = termsOf(text)
    .filter(isPlain)
    .flatMap(({ words }) => words);
  const slips = new Map(typed.map((word) => [word, slipsOf(word)]));
  const known = new Set(await findKnownWords(queries, [...slips].flat(2)));
  const options = new Map(
    typed.map((word) => [word, [word, ...(slips.get(word) ?? []).filter((slip) => known.has(slip))]]),
  );
  let best: { text: string; changes: number; count: number } | null = null;
  for (const change of changesOf(options, MAX_CHANGES)) {
    if (best && best.changes < change.size) break;
    const changed = withWords(text, change);
    const conditions = await findConditions(queries, changed);
    const count = conditions ? await countMatches(queries, conditions.match, COUNTED_MATCHES) : 0;
    if (count > (best?.count ?? 0)) best = { text: changed, changes: change.size, count };
  }
  return best?.text ?? null;
}
