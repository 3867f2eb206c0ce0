import { ok } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { busy } from '../contract/problem.ts';
import type { Services } from '../services.ts';
import { listDemoAccounts, ping } from './site.repository.ts';

export function siteOperations({
  queries,
}: Services): OperationsOf<'getSite' | 'getHealth' | 'getReadiness'> {
  return {
    getSite: async () => ok({ demo_accounts: await listDemoAccounts(queries) }),

    getHealth: async () => ok({ status: 'ok' as const }),

    async getReadiness({ log }) {
      try {
        await ping(queries);
        return ok({ status: 'ok' as const });
      } catch (error) {
        log.error({ err: error }, 'the database does not answer');
        throw busy();
      }
    },
  };
}
