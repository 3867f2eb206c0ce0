/** Offers the version of a client's decision record as columns, so that a query for jobs reads both in one statement. */
import { sql } from 'kysely';

/**
 * Selects the columns of a RecordVersion. A transaction that changes a record also changes its version. The version does
 * not change when only days pass.
 */
export function recordVersionColumns(job: 'job' | 'job_listings') {
  const clientId = sql.ref<number | null>(`${job}.client_id`);
  return [
    clientId.as('client_id'),
    sql<string | null>`(
      select string_agg(stamp::text, ' ' order by stamp) from decision_record_versions as versions
        where versions.client_id = ${clientId}
    )`.as('record_version'),
  ] as const;
}
