/**
 * Caches the related jobs of a job until the version of the public data changes, because job pages are read more often
 * than jobs change.
 */
import type { RelatedJobs } from '@skillharbor/contract';
import type { Version } from '../../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../../platform/caching/versionedCache.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { listActiveJobsById } from './publicList.repository.ts';
import { findRelated } from './related.repository.ts';

const MAX_CACHED = 2_000;

export function createRelatedJobs({ queries, publicVersion }: { queries: Queries; publicVersion: Version }) {
  const cache = createVersionedCache<{ related: RelatedJobs | null }>({
    version: publicVersion,
    maxSize: MAX_CACHED,
    sizeOf: () => 1,
  });

  async function read(jobId: number, now: Date): Promise<RelatedJobs | null> {
    const found = await findRelated(queries, jobId, dayOf(now));
    if (!found) return null;
    const listed = await listActiveJobsById(queries, [...found.sameCompany, ...found.similar], now);
    const pick = (ids: readonly number[]) =>
      listed.map(({ job }) => job).filter(({ id }) => ids.includes(id));
    return { same_company: pick(found.sameCompany), similar: pick(found.similar) };
  }

  /** Returns the related jobs of a job, or null if the job is not active. */
  return async (jobId: number, now: Date): Promise<RelatedJobs | null> => {
    const { related } = await cache.get(`${jobId} ${dayOf(now)}`, async () => ({
      related: await read(jobId, now),
    }));
    return related;
  };
}
