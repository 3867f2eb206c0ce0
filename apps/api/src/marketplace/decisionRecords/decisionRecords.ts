/** Caches the decision record of each client until the client decides on an application or moves a decision date. */
import type { DecisionRecord } from '@skillharbor/contract';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { decisionRecord } from './decisionRecord.ts';
import type { RecordVersion } from './decisionRecord.ts';
import { recordVersionOf, tallyAllDecisions, tallyDecisions } from './decisionRecords.repository.ts';

const MAX_CACHED = 2_000;
/** The record of clients who have deleted their accounts. */
const EMPTY = decisionRecord([]);

export interface DecisionRecords {
  /** Returns the decision record of a client from the cache, or computes it. */
  of: (clientId: number, now: Date) => Promise<DecisionRecord>;
  /**
   * Returns the decision record for a version that was read together with a job, without another query for the version.
   */
  at: (version: RecordVersion, now: Date) => Promise<DecisionRecord>;
}

export function createDecisionRecords({ queries }: { queries: Queries }): DecisionRecords {
  const cache = new LRUCache<string, DecisionRecord, { clientId: number; now: Date }>({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context: { clientId, now } }) =>
      decisionRecord(await tallyDecisions(queries, clientId, now)),
  });
  // The version is read before the data, so that the cache never has old data under a new version.
  async function at({ client_id: clientId, record_version: version }: RecordVersion, now: Date) {
    if (clientId === null) return EMPTY;
    return cache.forceFetch(`${clientId} ${dayOf(now)} ${version}`, { context: { clientId, now } });
  }
  return { of: async (clientId, now) => at(await recordVersionOf(queries, clientId), now), at };
}

const MINUTE_MS = 60_000;

/**
 * Returns a function that computes the decision record of all clients together, at most once a minute. Computing it is
 * expensive, because all applications of a year are read, and a single decision hardly changes it.
 */
export function createSharedRecord({
  queries,
}: {
  queries: Queries;
}): (now: Date) => Promise<DecisionRecord> {
  const cache = new LRUCache<number, DecisionRecord, Date>({
    max: 1,
    fetchMethod: async (_minute, _stale, { context: now }) =>
      decisionRecord(await tallyAllDecisions(queries, now)),
  });
  return (now) => cache.forceFetch(Math.floor(now.getTime() / MINUTE_MS), { context: now });
}
