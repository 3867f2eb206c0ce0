/** The records of clients, each kept until the public version changes. */
import type { AnswerRecord } from '@skillharbor/contract';
import type { PublicVersion } from '../caching/publicVersion.ts';
import { createVersionedCache } from '../caching/versionedCache.ts';
import type { Queries } from '../database/tables.ts';
import { dayOf } from '../time/clock.ts';
import { answerRecord } from './answerRecord.ts';
import { tallyAnswers } from './answers.repository.ts';

const MAX_KEPT = 2_000;

export type AnswerRecords = (clientId: number, now: Date) => Promise<AnswerRecord>;

export function createAnswerRecords({
  queries,
  publicVersion,
}: {
  queries: Queries;
  publicVersion: PublicVersion;
}): AnswerRecords {
  const cache = createVersionedCache<AnswerRecord>({ publicVersion, maxSize: MAX_KEPT, sizeOf: () => 1 });
  return (clientId, now) =>
    cache.get(`${clientId} ${dayOf(now)}`, async () =>
      answerRecord(await tallyAnswers(queries, clientId, now)),
    );
}
