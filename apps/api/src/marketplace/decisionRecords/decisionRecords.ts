/** Caches the record of each client until the client decides on an application or moves a decision date. */
import type { DecisionRecord } from '@skillharbor/contract';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { decisionRecord } from './decisionRecord.ts';
import {
  recordVersion,
  recordVersionsOf,
  tallyAllDecisions,
  tallyDecisions,
} from './decisionRecords.repository.ts';

const MAX_CACHED = 2_000;

export interface DecisionRecords {
  /** Returns the record of a client. */
  of: (clientId: number, now: Date) => Promise<DecisionRecord>;
  /** Returns the records of the clients of these jobs, by the ids of the jobs. */
  ofJobs: (jobIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, DecisionRecord>>;
}

export function createDecisionRecords({ queries }: { queries: Queries }): DecisionRecords {
  const cache = new LRUCache<string, DecisionRecord, { clientId: number; now: Date }>({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context: { clientId, now } }) =>
      decisionRecord(await tallyDecisions(queries, clientId, now)),
  });
  // A version is read before the data, so that the cache never holds old data under a new version.
  const recordAt = (version: string, clientId: number, now: Date) =>
    cache.forceFetch(`${clientId} ${dayOf(now)} ${version}`, { context: { clientId, now } });
  return {
    of: async (clientId, now) => recordAt(await recordVersion(queries, clientId), clientId, now),
    ofJobs: async (jobIds, now) => {
      if (jobIds.length === 0) return new Map();
      const found = await recordVersionsOf(queries, jobIds);
      return new Map(
        await Promise.all(
          found.map(
            async ({ jobId, clientId, version }) => [jobId, await recordAt(version, clientId, now)] as const,
          ),
        ),
      );
    },
  };
}

const MINUTE_MS = 60_000;

/**
 * Returns a function that computes the record of all clients together, at most once a minute: it reads every application
 * of a year, and anything that one client decides hardly changes it.
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
