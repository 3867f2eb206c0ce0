import type { Queries } from '../platform/database/tables.ts';
import { writeDomain } from '../marketplace/companies/companyDomains.repository.ts';
import { clients, confirmedDomains } from './data/clients.ts';
import { daysBefore } from './dates.ts';
import type { People } from './people.ts';

/**
 * Marks the domains of some demo companies as confirmed. Their next check is in the far future, because the domains do
 * not exist.
 */
export async function insertDomains(queries: Queries, people: People, now: Date): Promise<void> {
  for (const [key, clientId] of people.clients) {
    const days = confirmedDomains[key];
    if (days === undefined) continue;
    const { id } = await queries
      .selectFrom('companies')
      .select('id')
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    await writeDomain(queries, {
      company_id: id,
      host: new URL(clients[key].website).hostname,
      confirmed_at: daysBefore(now, days),
      next_check_at: daysBefore(now, -3_650),
    });
  }
}
