/** Caches the record of each client until the client decides on an application or moves a decision date. */
import type { AnswerRecord } from '@skillharbor/contract';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { answerRecord } from './answerRecord.ts';
import { answersVersion, tallyAnswers } from './answers.repository.ts';

const MAX_KEPT = 2_000;

export type AnswerRecords = (clientId: number, now: Date) => Promise<AnswerRecord>;

export function createAnswerRecords({ queries }: { queries: Queries }): AnswerRecords {
  const cache = new LRUCache<string, AnswerRecord, { clientId: number; now: Date }>({
    max: MAX_KEPT,
    fetchMethod: async (_key, _stale, { context: { clientId, now } }) =>
      answerRecord(await tallyAnswers(queries, clientId, now)),
  });
  return async (clientId, now) => {
    // The version is read before the data, so that the cache never holds old data under a new version.
    const version = await answersVersion(queries, clientId);
    return cache.forceFetch(`${clientId} ${dayOf(now)} ${version}`, { context: { clientId, now } });
  };
}
