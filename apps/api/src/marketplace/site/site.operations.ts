import { busy } from '@skillharbor/contract-server/problem';
import type { OperationsOf } from '../../contract/operations.ts';
import { ok, unavailable } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { listDemoAccounts, listJobCounts, ping } from './site.repository.ts';

export function siteOperations({
  queries,
  decisionHoldS,
  hasOutboxPage,
  version,
  stopping,
}: {
  queries: Queries;
  decisionHoldS: number;
  hasOutboxPage: boolean;
  version: string;
  stopping: AbortSignal;
}): OperationsOf<'getSite' | 'getHealth' | 'getReadiness'> {
  const health = { status: 'ok', version } as const;
  return {
    async getSite() {
      const [demo_accounts, job_counts] = await Promise.all([
        listDemoAccounts(queries),
        listJobCounts(queries),
      ]);
      return ok({
        demo_accounts,
        job_counts,
        decision_hold_seconds: decisionHoldS,
        has_outbox: hasOutboxPage,
      });
    },

    getHealth: async () => ok(health),

    async getReadiness({ log }) {
      if (stopping.aborted) return unavailable('stopping');
      try {
        await ping(queries);
        return ok(health);
      } catch (error) {
        log.error({ err: error }, 'the database is unavailable');
        throw busy();
      }
    },
  };
}
