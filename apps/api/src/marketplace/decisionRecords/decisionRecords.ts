/** Caches the record of each client until the client decides on an application or moves a decision date. */
import type { DecisionRecord } from '@skillharbor/contract';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { decisionRecord } from './decisionRecord.ts';
import { recordVersion, tallyDecisions } from './decisionRecords.repository.ts';

const MAX_CACHED = 2_000;

export type DecisionRecords = (clientId: number, now: Date) => Promise<DecisionRecord>;

export function createDecisionRecords({ queries }: { queries: Queries }): DecisionRecords {
  const cache = new LRUCache<string, DecisionRecord, { clientId: number; now: Date }>({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context: { clientId, now } }) =>
      decisionRecord(await tallyDecisions(queries, clientId, now)),
  });
  return async (clientId, now) => {
    // The version is read before the data, so that the cache never holds old data under a new version.
    const version = await recordVersion(queries, clientId);
    return cache.forceFetch(`${clientId} ${dayOf(now)} ${version}`, { context: { clientId, now } });
  };
}
