import { busy } from '@skillharbor/contract-server/problem';
import type { OperationsOf } from '../../contract/operations.ts';
import { ok, unavailable } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { readSiteSettings } from '../siteSettings/siteSettings.ts';
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
      const [demo_accounts, job_counts, settings] = await Promise.all([
        listDemoAccounts(queries),
        listJobCounts(queries),
        readSiteSettings(queries, fixedSettings),
      ]);
      return ok({
        demo_accounts,
        job_counts,
        sign_ups: settings.sign_ups.value,
        visitor_contact: settings.visitor_contact.value,
        questions: settings.questions.value,
        feeds: settings.feeds.value,
        push: settings.push.value,
        passkeys: settings.passkeys.value,
        upload_mib: settings.upload_mib.value,
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
