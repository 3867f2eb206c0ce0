import { busy } from '@skillharbor/contract-server/problem';
import type { OperationsOf } from '../../contract/operations.ts';
import { ok, unavailable } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import { listDemoAccounts, listJobCounts, ping } from './site.repository.ts';

export function siteOperations({
  queries,
  fixedSettings,
  decisionHoldS,
  hasOutboxPage,
  version,
  stopping,
}: {
  queries: Queries;
  fixedSettings: FixedSettings;
  decisionHoldS: number;
  hasOutboxPage: boolean;
  version: string;
  stopping: AbortSignal;
}): OperationsOf<'getSite' | 'getHealth' | 'getReadiness'> {
  const health = { status: 'ok', version } as const;
  return {
    async getSite() {
      const [demo_accounts, job_counts, sign_ups] = await Promise.all([
        listDemoAccounts(queries),
        listJobCounts(queries),
        settingOf(queries, fixedSettings, 'sign_ups'),
      ]);
      return ok({
        demo_accounts,
        job_counts,
        sign_ups,
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
